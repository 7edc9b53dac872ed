import { keepFirstWords, takeFirstWords } from '@wbn/contract/messaging/first-words.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { deleteFirstWords, insertFirstWords } from './first-words.sql.ts';

/** Limit per address, because visitors have no account to count by. */
const keptLimit = { most: 20, seconds: 3600 } as const;

export const keepFirstWordsHandler = defineHandler(
  keepFirstWords,
  async ({ body: { businessID, message }, clientAddress, services: { db } }) => {
    const wordsID = newId();
    await db.transaction().execute(async (transaction) => {
      const kept = await insertFirstWords.run(transaction, { id: wordsID, businessID, message });
      if (kept === 0) throw notFound(`There is no company with the id ${businessID}.`);
      await limitCall(transaction, { call: keepFirstWords.name, clientAddress, ...keptLimit });
    });
    return { data: { wordsID } };
  },
);

export const takeFirstWordsHandler = defineHandler(
  takeFirstWords,
  async ({ params: { id }, user: { userID }, services: { db } }) => {
    const words = await deleteFirstWords.first(db, { id, userID });
    if (!words) throw notFound('These words are not kept any more.');
    return { data: { businessID: words.business_id, message: words.message } };
  },
);
