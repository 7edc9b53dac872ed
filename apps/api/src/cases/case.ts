import { type CaseKind, caseKinds } from '@wbn/contract/desk/case-kinds.ts';
import type { EditionId } from '@wbn/edition/network.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { updateEndedCase, upsertCase } from './case.sql.ts';
import { mailAtOnce } from './mail-at-once.ts';

/** Audience of live events to all open desks. */
export const deskAudience = 'desk';

/** Harm that waiting does: 0 none, 1 some, 2 much. */
export type Harm = 0 | 1 | 2;

export interface OpenedCase {
  readonly kind: CaseKind;
  /** Row of the kind's own table. */
  readonly subjectID: string;
  /** In a line, as the list shows it. */
  readonly what: string;
  /** The account or company that it is about. */
  readonly about?: { readonly id: string; readonly type: 'user' | 'business' } | undefined;
  readonly edition?: EditionId | undefined;
  /** Since when it waits; absent: now. */
  readonly since?: Date | undefined;
  readonly harm?: Harm | undefined;
  /** Share of the reporters' earlier reports that were upheld, from 0 to 1. */
  readonly accuracy?: number | undefined;
}

/** Opens the case of a subject in the transaction of what makes it wait (STF-04). A subject has one open case. */
export async function openCase(
  transaction: Kysely<Database>,
  { kind, subjectID, what, about, edition, since, harm = 0, accuracy = 0.5 }: OpenedCase,
): Promise<void> {
  const opened = await upsertCase.first(transaction, {
    ...{ id: newId(), kind, subject_id: subjectID, what, harm, accuracy },
    ...{ about_id: about?.id ?? null, about_type: about?.type ?? null, edition: edition ?? null },
    opened_at: since ?? null,
    hours: caseKinds[kind].hours[harm],
  } as Parameters<typeof upsertCase.first>[1]);
  if (opened) await tellDesks(transaction, [opened.id]);
  if (opened?.is_new) await mailAtOnce(transaction, { kind, id: subjectID, about: about?.id ?? subjectID });
}

interface ClosedCase {
  readonly kind: CaseKind;
  readonly subjectID: string;
  /** `waiting`: somebody else has to say something first; by default `decided`. */
  readonly state?: 'decided' | 'waiting';
  /** Name of the colleague; absent when it ended without staff. */
  readonly by?: string | undefined;
  /** How it ended, such as the name of a decision. */
  readonly outcome?: string | undefined;
}

/** Closes the case of a subject in the transaction that ends its waiting; does nothing when there is no open one. */
export async function closeCase(
  transaction: Kysely<Database>,
  { kind, subjectID, state = 'decided', by, outcome }: ClosedCase,
): Promise<void> {
  const closed = await updateEndedCase.all(transaction, {
    ...{ kind, subjectID, state },
    by: by ?? null,
    outcome: outcome ?? null,
  });
  await tellDesks(
    transaction,
    closed.map(({ id }) => id),
  );
}

/** Tells open desks that cases have changed. */
export async function tellDesks(transaction: Kysely<Database>, caseIDs: readonly string[]): Promise<void> {
  for (const resourceID of caseIDs)
    await addLiveEvents.run(transaction, { audiences: [deskAudience], kind: 'desk-case', resourceID });
}
