import type { Offer } from '@wbn/contract/messaging/offer.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';
import { type OpenFilters, passes } from './open-filters.ts';
import {
  isOpen,
  isStanding,
  notBlockedByBuyer,
  type OfferedProduct,
  offeredProduct,
  type QuotationRow,
  quotationColumns,
} from './quotation-row.sql.ts';
import { maySupply } from './suppliers.sql.ts';

export interface OpenQuotationRow extends QuotationRow {
  /** The viewer's company for which it is shown. */
  readonly supplier_id: string;
  readonly is_invited: boolean;
  readonly is_passed: boolean;
  readonly product: OfferedProduct | null;
  readonly closed_note: string | null;
  readonly offer_id: string | null;
  readonly offer_content: string | null;
  readonly offer: Offer | null;
  readonly offered_at: Date | null;
  readonly is_chosen: boolean;
  readonly request_id: string | null;
}

interface Viewer {
  readonly userID: string;
  /** Only for this company of theirs. */
  readonly businessID: string | undefined;
}

/**
 * The companies of a viewer that may see `quotation`, the best first: public, not the buyer's, not blocked by the buyer, and it fits them,
 * or they were invited or made an offer. A closed one is shown only to the last two. Somebody who asks for themselves does not see it for
 * a company of theirs; their colleagues do, because its absence would tell them who asks.
 */
const supplierOf = ({ userID, businessID }: Viewer) => sql`lateral (
  select business.id as supplier_id, invitation.business_id is not null as is_invited, own.id as offer_id,
    exists (select from quotation_pass where quotation_id = quotation.id and business_id = business.id) as is_passed,
    ${offeredProduct('own')} as product,
    own.content as offer_content, own.offer, own.changed_at as offered_at, own.chosen_at is not null as is_chosen
  from business_member member
  join business on business.id = member.business_id and business.is_public
  left join search_document_business as document on document.id = business.id
  left join quotation_invitation invitation
    on invitation.quotation_id = quotation.id and invitation.business_id = business.id
  left join quotation_offer own on own.quotation_id = quotation.id and own.business_id = business.id
  where member.user_id = ${userID} and (${businessID ?? null}::text is null or business.id = ${businessID ?? null})
    and quotation.user_id <> ${userID} and ${maySupply} and ${notBlockedByBuyer(userID)}
    and (
      own.id is not null or invitation.business_id is not null
      or ${isOpen} and document.marks @> quotation.marks
        and (quotation.category_marks = '{}' or document.marks && quotation.category_marks)
        and (quotation.countries = '{}' or document.country = any(quotation.countries)))
  order by own.id is not null desc, invitation.business_id is not null desc, member.created_at, business.id
  limit 1
) as supplier`;

const openColumns = sql`
  ${quotationColumns}, supplier.*,
  case when supplier.offer_id is not null and not supplier.is_chosen then quotation.closed_note end as closed_note,
  case when supplier.is_chosen then quotation.request_id end as request_id`;

interface Page extends Viewer {
  readonly filters: OpenFilters;
  readonly show: 'invited' | 'offered' | undefined;
  /** The last one of the previous page. */
  readonly before: string;
  readonly size: number;
}

/** Latest first; reads one more than a page. With `show: 'offered'` closed ones too. */
export const selectOpenQuotations = defineStatement(
  (_, { filters, show, before, size, ...viewer }: Page) => sql<OpenQuotationRow>`
    select ${openColumns} from quotation, ${supplierOf(viewer)}
    where ${show === 'offered' ? sql`supplier.offer_id is not null` : isOpen}
      ${show === 'invited' ? sql`and supplier.is_invited` : sql``}
      and ${passes(filters)} and quotation.id < ${before}
    order by quotation.id desc
    limit ${size + 1}`,
);

/** Number of all open requests for quotation. */
export const countOpenQuotations = defineStatement(
  () => sql<{ count: number }>`select count(*)::integer as count from quotation where ${isOpen}`,
);

interface NewOnes {
  readonly userID: string;
  readonly filters: OpenFilters;
  /** Text as PostgreSQL writes it: a Date would lose the microseconds. */
  readonly since: string;
  readonly until: string;
}

/** Open ones of a period that a person may see and that pass the filters, latest first. */
export const selectNewOpenQuotations = defineStatement(
  (_, { userID, filters, since, until }: NewOnes) => sql<{ id: string }>`
    select quotation.id from quotation, ${supplierOf({ userID, businessID: undefined })}
    where ${isOpen} and ${passes(filters)}
      and quotation.created_at > ${since}::timestamptz and quotation.created_at <= ${until}::timestamptz
    order by quotation.id desc`,
);

interface Key extends Viewer {
  readonly id: string;
}

export const findOpenQuotation = defineStatement(
  (_, { id, ...viewer }: Key) => sql<OpenQuotationRow>`
    select ${openColumns} from quotation, ${supplierOf(viewer)} where quotation.id = ${id}`,
);

/** Locks a request for quotation, so that offers, choosing and closing wait for each other. */
export const lockQuotation = defineStatement(
  (_, { id }: { readonly id: string }) =>
    sql<{ id: string }>`select id from quotation where id = ${id} for update`,
);

interface OfferKey {
  readonly quotationID: string;
  readonly businessID: string;
}

/** Number of standing offers of other companies. */
export const countOtherOffers = defineStatement(
  (_, { quotationID, businessID }: OfferKey) => sql<{ count: number }>`
    select count(*)::integer as count
    from quotation_offer offer join quotation on quotation.id = offer.quotation_id
    where offer.quotation_id = ${quotationID} and offer.business_id <> ${businessID} and ${isStanding}`,
);

export const upsertOffer = defineStatement((db, row: Insertable<Database['quotation_offer']>) =>
  db
    .insertInto('quotation_offer')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['quotation_id', 'business_id']).doUpdateSet({
        id: row.id,
        user_id: row.user_id,
        content: row.content,
        offer: row.offer,
        product_id: row.product_id,
        is_shortlisted: false,
        changed_at: sql<Date>`now()`,
      }),
    ),
);

export const deleteOffer = defineStatement((db, { quotationID, businessID }: OfferKey) =>
  db
    .deleteFrom('quotation_offer')
    .where('quotation_id', '=', quotationID)
    .where('business_id', '=', businessID),
);

export const upsertPass = defineStatement((db, row: Insertable<Database['quotation_pass']>) =>
  db
    .insertInto('quotation_pass')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['quotation_id', 'business_id'])
        .doUpdateSet({ user_id: row.user_id, reason: row.reason, note: row.note ?? null }),
    ),
);

export const deletePass = defineStatement((db, { quotationID, businessID }: OfferKey) =>
  db
    .deleteFrom('quotation_pass')
    .where('quotation_id', '=', quotationID)
    .where('business_id', '=', businessID),
);
