import type { OutcomeOf } from '@wbn/contract/social/notices.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { deleteGroupHandOver, findGroupHandOver, lockExpiredHandOver } from './group-hand-over.sql.ts';

/** Tells people what became of the hand-over of a group, by notification and mail. */
export function tellOfHandOver(
  transaction: Kysely<Database>,
  groupID: string,
  people: readonly string[],
  outcome: OutcomeOf<'group-handed-over'>,
): Promise<void> {
  return tell(transaction, 'group-handed-over', people, {
    resource: { id: groupID, type: 'group' },
    outcome,
  });
}

/**
 * Ends the hand-over that a person takes part in, or any when no person is given, because they leave, are removed or get
 * another role, or the group closes. Tells both. Call it before the change, with the group locked.
 */
export async function endHandOver(
  transaction: Kysely<Database>,
  groupID: string,
  personID?: string,
): Promise<void> {
  const waiting = await findGroupHandOver.first(transaction, { groupID });
  if (!waiting) return;
  const pair = [waiting.from_id, waiting.to_id];
  if (personID !== undefined && !pair.includes(personID)) return;
  await deleteGroupHandOver.run(transaction, { groupID });
  await tellOfHandOver(transaction, groupID, pair, 'ended');
}

/** Ends a hand-over whose 14 days are over, and tells both. */
export async function endExpired(transaction: Kysely<Database>, groupID: string): Promise<void> {
  if (await findGroupHandOver.first(transaction, { groupID })) return;
  const ended = await deleteGroupHandOver.first(transaction, { groupID });
  if (ended) await tellOfHandOver(transaction, groupID, [ended.from_id, ended.to_id], 'expired');
}

/** Ends hand-overs that nobody answered within 14 days, each in its own transaction. */
export async function endGroupHandOvers(db: Kysely<Database>): Promise<void> {
  const endOne = () =>
    db.transaction().execute(async (transaction) => {
      const due = await lockExpiredHandOver.first(transaction);
      if (due) await endExpired(transaction, due.group_id);
      return due !== undefined;
    });
  while (await endOne());
}
