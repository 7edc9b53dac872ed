import { mostInvited, mostOpenQuotations } from '@wbn/contract/quotations/quotation-limits.ts';
import { createQuotation } from '@wbn/contract/quotations/quotations.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { markGroups } from '@wbn/search-engine/documents/filter-marks.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { checkDetails } from '../messaging/ask-companies.ts';
import { actingBusinessID } from '../messaging/require-side.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { createOnce } from '../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import { lockUserRow } from '../social/favorites/favorite-list.sql.ts';
import { hasContactData } from './has-contact-data.ts';
import { findAsked, findOwnQuotation, insertQuotation } from './own-quotations.sql.ts';
import { presentOwnQuotations } from './present-quotations.ts';
import { insertInvitations } from './suppliers.sql.ts';
import { tellSuppliers } from './tell-suppliers.ts';

type NewQuotation = HandlerInput<typeof createQuotation>['body'];

const day = 86_400_000;

export const createQuotationHandler = defineHandler(
  createQuotation,
  async ({ user: { userID }, body, idempotencyKey, language, services: { db, catalog } }) => {
    checkQuotation(body, catalog);
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
        create: () => addQuotation(transaction, from, body),
      });
      const rows = [await findOwnQuotation.only(transaction, { id, userID })];
      const [data] = await presentOwnQuotations(transaction, rows, { language, catalog });
      if (!data) throw new Error(`The request for quotation ${id} was not presented`);
      return { data };
    });
  },
);

/** Throws ValidationError for unknown countries and categories, a date that has passed, and contact data in the text. */
function checkQuotation(given: NewQuotation, catalog: Services['catalog']): void {
  const anonymous =
    'must not contain web addresses, email addresses or phone numbers: suppliers learn who you are when you choose an offer';
  refuseFields({
    ...(hasContactData(given.subject) && { subject: anonymous }),
    ...(hasContactData(given.text) && { text: anonymous }),
    ...(!catalog.industries.find(given.categoryID, 'en') && {
      categoryID: 'must be an industry, category or sub-category of load-industry-tree',
    }),
    ...(given.countries.some((code) => !findCountry(code, 'en')) && {
      countries: 'must be countries of list-countries',
    }),
  });
  checkDetails(given);
}

async function addQuotation(
  transaction: Kysely<Database>,
  { userID, businessID }: Actor,
  given: NewQuotation,
): Promise<string> {
  const { text: content, categoryID, countries, certificates } = given;
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
  await requireAllowance(transaction, { userID, act: 'quotation' });
  const id = newId();
  const marks = marksOf(categoryID, certificates);
  await insertQuotation.run(transaction, {
    id,
    user_id: userID,
    business_id: businessID,
    subject: given.subject,
    content,
    category_id: categoryID,
    quantity: given.quantity ?? null,
    unit: given.unit ?? null,
    delivery_country: given.deliveryCountry,
    countries,
    certificates,
    marks,
    wanted_on: given.wantedOn ?? null,
    closes_at: new Date(Date.now() + given.openDays * day),
  });
  await insertInvitations.run(transaction, { quotationID: id, marks, countries, most: mostInvited });
  await addJob(transaction, tellSuppliers, { quotationID: id });
  return id;
}

/** The marks that the search document of a supplier contains: the category and every certificate. */
function marksOf(categoryID: string, certificates: readonly string[]): string[] {
  const category = categoryID.includes('.') ? { categories: [categoryID] } : { industries: [categoryID] };
  return markGroups('business', { ...category, certificates }).flatMap(({ marks }) => marks);
}
