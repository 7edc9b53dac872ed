import { loadCase, undoSeconds } from '@wbn/contract/desk/cases.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { DeskStaff } from '../../staff/require-staff.ts';
import { findPending } from '../decisions/decision.sql.ts';
import { offered } from '../decisions/read-decision.ts';
import type { DeskKind } from '../kinds/define-kind.ts';
import { kindOf } from '../kinds/kinds.ts';
import { requireCase, scopeOf } from './case-scope.ts';
import { countOpenOfAccount, selectNotes, selectPast } from './desk-case.sql.ts';
import { presentCase } from './present-case.ts';

export const loadCaseHandler = defineHandler(loadCase, async ({ params: { id }, staff, services }) => {
  const { db } = services;
  const row = await requireCase(db, staff, id);
  const kind = kindOf(row.kind);
  const { about_id: aboutID, pending_decision_id: pendingID } = row;
  const scope = scopeOf(staff);
  const [facts, notes, past, open, pending] = await Promise.all([
    kind.load(db, row.subject_id),
    selectNotes.all(db, { caseID: id }),
    selectPast.all(db, { caseID: id, aboutID, scope }),
    aboutID ? countOpenOfAccount.only(db, { caseID: id, aboutID, scope }) : undefined,
    pendingID ? findPending.first(db, { id: pendingID }) : undefined,
  ]);
  const barred = facts === undefined ? undefined : await findBar(services.db, staff, kind, facts);
  const isOffered = facts !== undefined && row.state !== 'decided' && barred === undefined;
  return {
    data: {
      ...presentCase(row),
      blocks: facts === undefined ? [] : [...kind.blocks(facts, services)],
      decisions: isOffered ? offered(staff, facts, kind.decisions(facts)) : [],
      measures: isOffered ? offered(staff, facts, kind.measures?.(facts) ?? []) : [],
      notes: notes.map((note) => ({
        ...{ noteID: note.id, by: note.staff_name, content: note.content },
        at: toIsoTime(note.created_at),
      })),
      past: past.map((one) => ({
        ...{ decisionID: one.id, caseID: one.case_id, kind: one.kind, what: one.what, action: one.action },
        ...{ by: one.staff_name, at: toIsoTime(one.created_at), reason: one.reason ?? undefined },
      })),
      openOfAccount: open?.count ?? 0,
      pending: pending && {
        ...{ decisionID: pending.id, action: pending.action, by: pending.staff_name },
        runsAt: toIsoTime(new Date(pending.created_at.getTime() + undoSeconds * 1_000)),
      },
      problem: row.problem ?? undefined,
      barred,
    },
  };
});

/** Why a colleague may not decide a case. */
async function findBar(
  db: Kysely<Database>,
  staff: DeskStaff,
  kind: DeskKind<unknown>,
  facts: unknown,
): Promise<string | undefined> {
  try {
    await kind.refuseStaff?.(db, staff, facts);
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}
