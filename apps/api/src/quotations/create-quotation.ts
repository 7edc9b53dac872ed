import { mostOpenQuotations } from '@wbn/contract/quotations/quotation-limits.ts';
import { createQuotation } from '@wbn/contract/quotations/quotations.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { actingBusinessID } from '../messaging/require-side.ts';
import { createOnce } from '../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { lockUserRow } from '../social/favorites/favorite-list.sql.ts';
import { findAsked, findOwnQuotation, insertQuotation } from './own-quotations.sql.ts';
import { presentOwnQuotations } from './present-quotations.ts';
import { checkDraft, draftRow, inviteSuppliers } from './quotation-draft.ts';
import { attachFiles, prepareQuotationFiles } from './quotation-files.ts';

type NewQuotation = HandlerInput<typeof createQuotation>['body'];

export const createQuotationHandler = defineHandler(
  createQuotation,
  async ({ user: { userID }, body, idempotencyKey, language, services }) => {
    const { db, catalog } = services;
    checkDraft(body, catalog);
    await prepareQuotationFiles(services, { tokens: body.files, userID });
    return db.transaction().execute(async (transaction) => {
      const from = await requireActorForWrite(transaction, {
        userID,
        businessID: actingBusinessID(body.from, userID),
      });
      const { id } = await createOnce(transaction, {
        call: createQuotation.name,
        userID,
        idempotencyKey,
        body,
        create: () => addQuotation(transaction, from, body, catalog),
      });
      const rows = [await findOwnQuotation.only(transaction, { id, userID })];
      const [data] = await presentOwnQuotations(transaction, rows, { language, catalog });
      if (!data) throw new Error(`The request for quotation ${id} was not presented`);
      return { data };
    });
  },
);

async function addQuotation(
  transaction: Kysely<Database>,
  from: Actor,
  given: NewQuotation,
  catalog: Services['catalog'],
): Promise<string> {
  const { userID, businessID } = from;
  const { text: content } = given;
  await lockUserRow.first(transaction, { userID });
  const { open, same } = await findAsked.only(transaction, { userID, businessID, content });
  if (same)
    throw new CallError(
      'Conflict',
      'You have asked the same already. Change the text, or look at your requests for quotation.',
    );
  if (open >= mostOpenQuotations)
    throw new CallError(
      'Conflict',
      `You may have ${mostOpenQuotations} open requests for quotation: close one before you ask again.`,
    );
  const id = newId();
  const row = draftRow(given, catalog);
  await insertQuotation.run(transaction, { id, user_id: userID, business_id: businessID, ...row });
  await attachFiles(transaction, {
    ...{ quotationID: id, businessID: null, userID, tokens: given.files, keptFiles: given.keptFiles },
  });
  const wanted = { categoryMarks: row.category_marks, marks: row.marks, countries: row.countries };
  await inviteSuppliers(transaction, { quotationID: id, from, wanted, to: given.to, hasTold: false });
  return id;
}
