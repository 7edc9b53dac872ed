import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addMemberMail } from '../../../business/members/mail-member.ts';
import { selectMembers } from '../../../business/members/members.sql.ts';

interface MergeMail {
  readonly kind: 'businessesMerged' | 'mergeUndone';
  readonly businessID: string;
  /** Name of the other company. */
  readonly other: string;
}

/** Tells the people of a company that another one was merged into it, or is a company of its own again. */
export async function mailMerge(
  transaction: Kysely<Database>,
  { kind, businessID, other }: MergeMail,
): Promise<void> {
  for (const { user_id: toID } of await selectMembers.all(transaction, { businessID }))
    await addMemberMail(transaction, { kind, businessID, toID, personID: toID, other });
}
