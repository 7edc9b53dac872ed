import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readGrants } from '../../membership/ledgers/settle-grants.ts';
import { selectMessageFiles } from '../files/message-file.sql.ts';
import { findSupportThread, selectSupportMessages } from './support.sql.ts';

/** A conversation about support as staff read it, with its last messages and what is left of the plan's hours. Throws NotFound. */
export async function loadSupportThread(db: Kysely<Database>, requestID: string) {
  const thread = await findSupportThread.first(db, { requestID, operatorID: operatorBusinessID });
  if (!thread) throw notFound(`There is no conversation about support with the id ${requestID}.`);
  const messages = await selectSupportMessages.all(db, { requestID });
  const numbers = messages.map(({ number }) => number);
  return {
    ...thread,
    messages,
    files: numbers.length > 0 ? await selectMessageFiles.all(db, { requestID, numbers }) : [],
    support: (await readGrants(db, thread.business_id, new Date())).support,
  };
}
