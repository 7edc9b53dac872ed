import type { EditableField, Frequency } from '@wbn/contract/quotations/quotation.ts';
import { type Expression, sql } from 'kysely';

/** The buyer of `quotation`: the company they ask for, or the person. */
export const buyerID = sql<string>`coalesce(quotation.business_id, quotation.user_id)`;

/**
 * Whether the buyer has not blocked a person or company, in the name they ask in or themselves. Blocks by suppliers do not count: whoever
 * blocks one suspect after the other would see by what disappears who the buyer is.
 */
export const notBlockedByBuyer = (other: Expression<unknown> | string) => sql<boolean>`not exists (
  select from block where blocker_id in (quotation.user_id, ${buyerID}) and blocked_id = ${other})`;

/** Open until its time is over, also before the job closes it. */
export const isOpen = sql<boolean>`(quotation.status = 'open' and quotation.closes_at > now())`;

/** Whether a row of `offer` counts: its company is public and not blocked by the buyer, or the offer was chosen. */
export const isStanding = sql<boolean>`(
  offer.chosen_at is not null
  or exists (select from business where id = offer.business_id and is_public)
    and ${notBlockedByBuyer(sql.ref('offer.business_id'))})`;

/** A product that a supplier offers. */
export interface OfferedProduct {
  readonly productID: string;
  readonly name: string;
  readonly companyName: string;
}

/** The public product of a row of offers, or null. */
export const offeredProduct = (offers: string) => sql<OfferedProduct | null>`(
  select json_build_object('productID', product.id, 'name', product.name, 'companyName', company.company_name)
  from product join business company on company.id = product.business_id
  where product.id = ${sql.ref(`${offers}.product_id`)} and product.is_public)`;

/** What buyer and suppliers see of a request for quotation. */
export interface QuotationRow {
  readonly id: string;
  readonly subject: string;
  readonly content: string;
  readonly category_id: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly delivery_country: string;
  readonly countries: string[];
  readonly certificates: string[];
  readonly delivery_term: string | null;
  readonly delivery_place: string | null;
  readonly target_amount: number | null;
  readonly target_currency: string | null;
  readonly frequency: Frequency | null;
  readonly wanted_on: string | null;
  readonly is_open: boolean;
  readonly closes_at: Date;
  readonly created_at: Date;
  readonly changed_at: Date | null;
  readonly changed_fields: EditableField[];
  readonly offer_count: number;
}

/** Columns of `QuotationRow`, from `quotation`. */
export const quotationColumns = sql`
  quotation.id, quotation.subject, quotation.content, quotation.category_id, quotation.quantity::text as quantity, quotation.unit,
  quotation.delivery_country, quotation.countries, quotation.certificates, quotation.delivery_term,
  quotation.delivery_place, quotation.target_amount, quotation.target_currency, quotation.frequency, quotation.wanted_on, ${isOpen} as is_open,
  quotation.closes_at, quotation.created_at, quotation.changed_at, quotation.changed_fields,
  (select count(*)::integer from quotation_offer offer where offer.quotation_id = quotation.id and ${isStanding}) as offer_count`;
