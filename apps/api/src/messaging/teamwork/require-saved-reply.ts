import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mayChangeOf } from './policies.ts';
import { lockSavedReply } from './saved-reply.sql.ts';

/** Locks a saved reply that somebody may change, and gives its company; throws NotFound for one they do not see, Forbidden for a colleague's. */
export async function requireSavedReply(
  transaction: Kysely<Database>,
  asked: { readonly id: string; readonly userID: string },
): Promise<{ readonly businessID: string | undefined }> {
  const reply = await lockSavedReply.first(transaction, asked);
  if (!reply) throw notFound(`There is no saved reply with the id ${asked.id}.`);
  if (!mayChangeOf(reply.role ?? undefined, { isOwn: reply.user_id === asked.userID }))
    throw new CallError(
      'Forbidden',
      'A saved reply is changed by whoever wrote it, by admins and the owner.',
    );
  return { businessID: reply.business_id ?? undefined };
}
