import type { Offer } from '@wbn/contract/messaging/offer.ts';
import type { QuotationStatus } from '@wbn/contract/quotations/quotation.ts';
import type { ClosedReason, PassReason } from '@wbn/contract/quotations/quotations.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import {
  buyerID,
  isOpen,
  isStanding,
  notBlockedByBuyer,
  type OfferedProduct,
  offeredProduct,
  type QuotationRow,
  quotationColumns,
} from './quotation-row.sql.ts';

interface OwnQuotationRow extends QuotationRow {
  readonly buyer_id: string;
  readonly invited_count: number;
  readonly closed_reason: ClosedReason | null;
  readonly closed_note: string | null;
  readonly request_id: string | null;
  readonly version: number;
}

const ownColumns = sql`
  ${quotationColumns}, ${buyerID} as buyer_id,
  (select count(*)::integer from quotation_invitation where quotation_id = quotation.id) as invited_count,
  case when quotation.status = 'closed' then quotation.closed_reason when not ${isOpen} then 'time' end as closed_reason,
  quotation.closed_note, quotation.request_id, quotation.version`;

/** Whether a person sees a request for quotation as its buyer: they asked for themselves, or work for the company that asks. */
const isBuyer = (userID: string) => sql<boolean>`
  case when quotation.business_id is null then quotation.user_id = ${userID}
  else exists (
    select from business_member join business on business.id = business_id and business.deleted_at is null
    where business_id = quotation.business_id and user_id = ${userID})
  end`;

interface Page {
  readonly userID: string;
  /** Only those of the person, or of this company. */
  readonly ownerID: string | undefined;
  readonly status: QuotationStatus | undefined;
  /** The last one of the previous page. */
  readonly before: string;
  readonly size: number;
}

/** Latest first; reads one more than a page to tell whether another follows. */
export const selectOwnQuotations = defineStatement(
  (_, { userID, ownerID, status, before, size }: Page) => sql<OwnQuotationRow>`
    select ${ownColumns} from quotation
    where (
        quotation.user_id = ${userID}
        or quotation.business_id in (select business_id from business_member where user_id = ${userID}))
      and ${isBuyer(userID)}
      ${ownerID === undefined ? sql`` : sql`and ${buyerID} = ${ownerID}`}
      ${status === undefined ? sql`` : sql`and ${status === 'open' ? isOpen : sql`not ${isOpen}`}`}
      and quotation.id < ${before}
    order by quotation.id desc
    limit ${size + 1}`,
);

interface OwnKey {
  readonly id: string;
  readonly userID: string;
}

export const findOwnQuotation = defineStatement(
  (_, { id, userID }: OwnKey) => sql<OwnQuotationRow>`
    select ${ownColumns} from quotation where quotation.id = ${id} and ${isBuyer(userID)}`,
);

interface LockedQuotation {
  readonly id: string;
  readonly user_id: string;
  readonly business_id: string | null;
  readonly subject: string;
  readonly content: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly delivery_country: string;
  readonly delivery_term: string | null;
  readonly wanted_on: string | null;
  readonly is_open: boolean;
  readonly request_id: string | null;
}

/** Locks a request for quotation of the buyer, so that closing, choosing and offering wait for each other. */
export const lockOwnQuotation = defineStatement(
  (_, { id, userID }: OwnKey) => sql<LockedQuotation>`
    select id, user_id, business_id, subject, content, quantity::text as quantity, unit, delivery_country, delivery_term,
      wanted_on, ${isOpen} as is_open, request_id
    from quotation where id = ${id} and ${isBuyer(userID)}
    for update of quotation`,
);

export const insertQuotation = defineStatement((db, row: Insertable<Database['quotation']>) =>
  db.insertInto('quotation').values(row),
);

interface Edit {
  readonly id: string;
  /** The version that was edited. */
  readonly version: number;
  readonly values: Updateable<Database['quotation']>;
}

/** Changes nothing when it has another version by now. */
export const updateQuotationRow = defineStatement((db, { id, version, values }: Edit) =>
  db
    .updateTable('quotation')
    .set({ ...values, version: version + 1, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('version', '=', version),
);

interface NewQuotation {
  readonly userID: string;
  readonly businessID: string | null;
  readonly content: string;
}

/** How many are open of a person, and whether one of them or of their company says the same or said it within 30 days. */
export const findAsked = defineStatement(
  (_, { userID, businessID, content }: NewQuotation) => sql<{ open: number; same: boolean }>`
    select count(*) filter (where quotation.user_id = ${userID} and ${isOpen})::integer as open,
      coalesce(bool_or(lower(content) = lower(${content}) and (${isOpen} or created_at > now() - interval '30 days')), false) as same
    from quotation where quotation.user_id = ${userID} or quotation.business_id = ${businessID}`,
);

/** How many of a person are open. */
export const countOpen = defineStatement(
  (_, { userID }: { readonly userID: string }) => sql<{ count: number }>`
    select count(*)::integer as count from quotation where user_id = ${userID} and ${isOpen}`,
);

interface OfferRow {
  readonly id: string;
  readonly business_id: string;
  readonly content: string;
  readonly offer: Offer;
  readonly changed_at: Date;
  readonly is_chosen: boolean;
  readonly is_shortlisted: boolean;
  readonly product: OfferedProduct | null;
  readonly verified: boolean;
  readonly rate: number | null;
  readonly median_minutes: number | null;
}

/** The standing offers, earliest first. */
export const selectOffers = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<OfferRow>`
    select offer.id, offer.business_id, offer.content, offer.offer, offer.changed_at, offer.chosen_at is not null as is_chosen,
      offer.is_shortlisted, ${offeredProduct('offer')} as product, business.verified, answers.rate, answers.median_minutes
    from quotation_offer offer
    join quotation on quotation.id = offer.quotation_id
    join business on business.id = offer.business_id
    left join business_answers answers on answers.business_id = offer.business_id
    where offer.quotation_id = ${quotationID} and ${isStanding}
    order by offer.created_at, offer.id`,
);

interface ChosenKey {
  readonly quotationID: string;
  readonly offerID: string;
}

/** An offer that can be chosen, or that was chosen. */
export const findOffer = defineStatement(
  (_, { quotationID, offerID }: ChosenKey) => sql<{
    business_id: string;
    user_id: string;
    content: string;
    offer: Offer;
    is_chosen: boolean;
    product: OfferedProduct | null;
  }>`
    select offer.business_id, offer.user_id, offer.content, offer.offer, ${offeredProduct('offer')} as product, offer.chosen_at is not null as is_chosen
    from quotation_offer offer join quotation on quotation.id = offer.quotation_id
    where offer.quotation_id = ${quotationID} and offer.id = ${offerID} and ${isStanding}`,
);

export const updateShortlist = defineStatement(
  (db, { quotationID, offerID, isShortlisted }: ChosenKey & { readonly isShortlisted: boolean }) =>
    db
      .updateTable('quotation_offer')
      .set({ is_shortlisted: isShortlisted })
      .where('quotation_id', '=', quotationID)
      .where('id', '=', offerID),
);

interface PassRow {
  readonly business_id: string;
  readonly reason: PassReason;
  readonly note: string | null;
}

/** The companies that said that it is not for them, earliest first; without those that the buyer has blocked. */
export const selectPasses = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<PassRow>`
    select pass.business_id, pass.reason, pass.note
    from quotation_pass pass
    join quotation on quotation.id = pass.quotation_id
    join business on business.id = pass.business_id and business.is_public
    where pass.quotation_id = ${quotationID} and ${notBlockedByBuyer(sql.ref('pass.business_id'))}
    order by pass.created_at, pass.business_id`,
);

export const markChosen = defineStatement((db, { quotationID, offerID }: ChosenKey) =>
  db
    .updateTable('quotation_offer')
    .set({ chosen_at: sql<Date>`now()` })
    .where('quotation_id', '=', quotationID)
    .where('id', '=', offerID),
);

interface End {
  readonly id: string;
  readonly reason: ClosedReason;
  readonly requestID?: string;
  /** The buyer's words. */
  readonly note?: string | undefined;
}

/** Closes an open one; changes nothing when it is closed. */
export const endQuotation = defineStatement(
  (_, { id, reason, requestID = undefined, note = undefined }: End) => sql`
    update quotation
    set status = 'closed', closed_reason = ${reason}, closes_at = least(closes_at, now()), request_id = ${requestID ?? null},
      closed_note = ${note ?? null}
    where id = ${id} and status = 'open'`,
);
