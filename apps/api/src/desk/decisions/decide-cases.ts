import { caseKinds } from '@wbn/contract/desk/case-kinds.ts';
import { decideCases, undoDecision, undoSeconds } from '@wbn/contract/desk/cases.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { addJob, deleteJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { tellDesks } from '../../cases/case.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { requireRight } from '../../staff/require-staff.ts';
import { requireCase } from '../cases/case-scope.ts';
import { lockCases } from '../cases/desk-case.sql.ts';
import { kindOf } from '../kinds/kinds.ts';
import { endDecision, insertDecision, lockDecision, markDecided } from './decision.sql.ts';
import { readDecision } from './read-decision.ts';
import { reopenAndSync } from './reopen-cases.ts';
import { runDecision } from './run-decision.ts';

/** Decides cases of one kind alike. Nothing is decided when one of them has changed since, or somebody else has it. */
export const decideCasesHandler = defineHandler(
  decideCases,
  async ({ body, idempotencyKey, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { cases, ...given } = body;
      const runsAt = new Date(Date.now() + undoSeconds * 1_000);
      const { id: decisionID } = await createOnce(transaction, {
        ...{ call: decideCases.name, userID: staff.id, idempotencyKey, body },
        async create() {
          const ids = [...new Set(cases.map(({ caseID }) => caseID))];
          await lockCases.all(transaction, { ids });
          const rows = await Promise.all(ids.map((id) => requireCase(transaction, staff, id)));
          const [first] = rows;
          if (!first || rows.some(({ kind }) => kind !== first.kind))
            throw validationError({ cases: 'must be of one kind' });
          requireRight(staff, caseKinds[first.kind].right);
          const changed = rows.filter(
            ({ id, version, state }) =>
              state === 'decided' || version !== cases.find(({ caseID }) => caseID === id)?.version,
          );
          if (changed.length > 0)
            throw new CallError(
              'Conflict',
              `Changed since you looked: ${changed.map(({ what }) => what).join(', ')}.`,
            );
          const held = rows.find(
            ({ holder_name, taken_by }) => holder_name !== null && taken_by !== staff.id,
          );
          if (held) throw new CallError('Conflict', `${held.holder_name} has the case ${held.what}.`);
          const kind = kindOf(first.kind);
          for (const row of rows) {
            const facts = await kind.load(transaction, row.subject_id);
            if (facts === undefined) throw new CallError('Conflict', `${row.what} is gone.`);
            await kind.refuseStaff?.(transaction, staff, facts);
            const { decision, measures } = readDecision(kind, facts, given);
            for (const { right } of [decision, ...measures.map(({ measure }) => measure)])
              if (right) requireRight(staff, right);
          }
          const id = newId();
          const action = given.decision.name;
          await insertDecision.run(transaction, {
            ...{ id, staff, given, action },
            kind: first.kind,
            caseIDs: ids,
          });
          await markDecided.run(transaction, { decisionID: id, by: staff.name, action, caseIDs: ids });
          await addJob(transaction, runDecision, { decisionID: id }, id, runsAt);
          await tellDesks(transaction, ids);
          return id;
        },
      });
      return { data: { decisionID, runsAt: toIsoTime(runsAt) } };
    }),
);

export const undoDecisionHandler = defineHandler(
  undoDecision,
  async ({ params: { id }, staff, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const decision = await lockDecision.first(transaction, { id });
      if (!decision || decision.staff_id !== staff.id) throw notFound('There is no such decision of yours.');
      if (decision.state !== 'pending')
        throw new CallError(
          'Conflict',
          `The decision is ${decision.state === 'undone' ? 'undone' : 'carried out'} already.`,
        );
      await deleteJob(transaction, runDecision, id);
      await endDecision.run(transaction, { id, state: 'undone' });
      return { data: { cases: await reopenAndSync(transaction, { decisionID: id, problem: null }) } };
    }),
);
