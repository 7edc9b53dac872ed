import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Statement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { mayLeave } from '../policies.ts';
import { openMembers } from './change-members.ts';
import { findHandOver, type HandOverRow } from './hand-over.sql.ts';
import type { Membership } from './member.sql.ts';

/** Takes the offer that waits for a person's answer, and ends it. NotFound when there is none for this person. */
export async function answerHandOver(
  transaction: Kysely<Database>,
  { businessID, userID }: Membership,
  end: Statement<{ businessID: string }, unknown>,
): Promise<HandOverRow> {
  await openMembers(transaction, { businessID, userID, may: mayLeave });
  const offer = await findHandOver.first(transaction, { businessID });
  if (offer?.to_id !== userID) throw notFound('This company is not offered to you.');
  await end.run(transaction, { businessID });
  return offer;
}
