import { mostInvited } from '@wbn/contract/quotations/quotation-limits.ts';
import type { createQuotation } from '@wbn/contract/quotations/quotations.ts';
import { anyValue } from '@wbn/contract/search/facet-values.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { markGroups } from '@wbn/search-engine/documents/filter-marks.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../authors/require-actor.ts';
import { currencies } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { checkDetails } from '../messaging/ask-companies.ts';
import { requireAllowance, requireNotSuspended } from '../safety/require-allowance.ts';
import type { HandlerInput } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import { hasContactData } from './has-contact-data.ts';
import { insertInvitations, selectNamed, type Wanted } from './suppliers.sql.ts';
import { tellSuppliers } from './tell-suppliers.ts';

/** What a buyer describes, for a new request for quotation or an edit. */
type QuotationDraft = Omit<HandlerInput<typeof createQuotation>['body'], 'from'>;

type Catalog = Services['catalog'];

const day = 86_400_000;

/** Throws ValidationError for unknown countries, categories and currencies, a date that has passed, and contact data in the texts. */
export function checkDraft(given: QuotationDraft, catalog: Catalog): void {
  const anonymous =
    'must not contain web addresses, email addresses or phone numbers: suppliers learn who you are when you choose an offer';
  const { unit, deliveryPlace, targetPrice } = given;
  refuseFields({
    ...(hasContactData(given.subject) && { subject: anonymous }),
    ...(hasContactData(given.text) && { text: anonymous }),
    ...(unit && hasContactData(unit) && { unit: anonymous }),
    ...(deliveryPlace && hasContactData(deliveryPlace) && { deliveryPlace: anonymous }),
    ...(targetPrice &&
      !currencies.has(targetPrice.currency) && {
        'targetPrice.currency': 'must be a currency of list-trade-choices',
      }),
  });
  checkSupplierFilters(given, catalog);
  checkDetails(given);
}

interface SupplierFilters {
  readonly categoryID?: string | undefined;
  readonly countries: readonly string[];
  readonly certificates: readonly string[];
}

/** Throws ValidationError for unknown countries and categories. */
export function checkSupplierFilters({ categoryID, countries }: SupplierFilters, catalog: Catalog): void {
  refuseFields({
    ...(categoryID &&
      !catalog.industries.find(categoryID, 'en') && {
        categoryID: 'must be an industry, category or sub-category of load-industry-tree',
      }),
    ...(countries.some((code) => !findCountry(code, 'en')) && {
      countries: 'must be countries of list-countries',
    }),
  });
}

/** By what suppliers of these categories are found. */
export function wantedOf(
  categoryIDs: readonly string[],
  { countries, certificates }: Omit<SupplierFilters, 'categoryID'>,
): Wanted {
  return {
    categoryMarks: categoryIDs.map(categoryMark),
    marks: markGroups('business', { certificates }).flatMap(({ marks }) => marks),
    countries,
  };
}

/** The mark that the search document of a company of the category contains. */
export function categoryMark(id: string): string {
  const [mark] = markGroups('business', id.includes('.') ? { categories: [id] } : { industries: [id] });
  return mark?.marks[0] ?? anyValue;
}

/** The row of what a buyer describes. */
export function draftRow(given: QuotationDraft, catalog: Catalog) {
  const { categoryMarks, marks, countries } = wantedOf(catalog.industries.sameName(given.categoryID), given);
  return {
    subject: given.subject,
    content: given.text,
    category_id: given.categoryID,
    quantity: given.quantity ?? null,
    unit: given.unit ?? null,
    delivery_country: given.deliveryCountry,
    delivery_term: given.deliveryTerm ?? null,
    delivery_place: given.deliveryPlace ?? null,
    target_amount: given.targetPrice?.amount ?? null,
    target_currency: given.targetPrice?.currency ?? null,
    frequency: given.frequency ?? null,
    countries: [...countries],
    certificates: given.certificates,
    category_marks: [...categoryMarks],
    marks: [...marks],
    wanted_on: given.wantedOn ?? null,
    closes_at: new Date(Date.now() + given.openDays * day),
  };
}

interface Inviting extends Pick<QuotationDraft, 'to'> {
  readonly quotationID: string;
  readonly from: Actor;
  readonly wanted: Wanted;
  /** Whether companies were invited before. */
  readonly hasTold: boolean;
}

/**
 * Invites the named companies and those that fit, and tells them after the transaction. The first time that it tells anybody counts against
 * the buyer's limit. Throws ValidationError for a named company that cannot be told, TooManyRequests, and Forbidden for suspended people.
 */
export async function inviteSuppliers(
  transaction: Kysely<Database>,
  { quotationID, from: { userID, businessID }, wanted, to, hasTold }: Inviting,
): Promise<void> {
  const named = await selectNamed.all(transaction, { userID, businessID, to });
  const mayHear = new Set(named.flatMap(({ id, may_hear }) => (may_hear ? [id] : [])));
  refuseFields(
    Object.fromEntries(
      to.flatMap((id, place) =>
        mayHear.has(id) ? [] : [[`to.${place}`, 'must be another company at which somebody reads this']],
      ),
    ),
  );
  const invited = await insertInvitations.all(transaction, { quotationID, to, most: mostInvited, ...wanted });
  if (!hasTold && invited.length > 0) await requireAllowance(transaction, { userID, act: 'quotation' });
  else await requireNotSuspended(transaction, userID);
  if (invited.length > 0) await addJob(transaction, tellSuppliers, { quotationID });
}
