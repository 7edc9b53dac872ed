import { defineStatement } from '@wbn/postgres/statement.ts';
import { levelPoints } from '@wbn/search-engine/documents/quality/business-quality.ts';
import { matchesAll } from '@wbn/search-engine/postgres/documents.sql.ts';
import { quote } from '@wbn/search-engine/postgres/tsvector.ts';
import { sql } from 'kysely';
import { notBlockedByBuyer } from './quotation-row.sql.ts';

/** Points of the plan in the quality of a company, which must not count here. */
const planPoints = sql`case business.subscription ${sql.join(
  Object.entries(levelPoints).map(([level, points]) => sql`when ${sql.lit(level)} then ${sql.lit(points)}`),
  sql` `,
)} else 0 end`;

/** Whether a company may supply the buyer of `quotation`: it is not the company that asks, and the buyer has not blocked it. */
export const maySupply = sql<boolean>`(
  business.id is distinct from quotation.business_id and ${notBlockedByBuyer(sql.ref('business.id'))})`;

interface Invited {
  readonly quotationID: string;
  /** The marks and countries of the quotation. */
  readonly marks: readonly string[];
  readonly countries: readonly string[];
  readonly most: number;
}

/**
 * Invites the companies that fit and answer well: first those with enough inquiries, by how many they answered in time and how soon, then
 * by quality. Neither plan nor boost counts. Only companies that somebody other than the buyer works for.
 */
export const insertInvitations = defineStatement(
  (_, { quotationID, marks, countries, most }: Invited) => sql<{ business_id: string }>`
    insert into quotation_invitation (quotation_id, business_id, place)
    select quotation_id, business_id, row_number() over (${best})
    from (
      select quotation.id as quotation_id, business.id as business_id, answers.rate, answers.median_minutes,
        document.quality - ${planPoints} as quality
      from quotation
      cross join search_document_business as document
      join business on business.id = document.id and business.is_public
      left join business_answers answers on answers.business_id = business.id
      where quotation.id = ${quotationID}
        and ${matchesAll([
          ...marks.map(quote),
          ...(countries.length > 0 ? [countries.map((country) => quote(`=c${country}`)).join(' | ')] : []),
        ])}
        and exists (select from business_member where business_id = business.id and user_id <> quotation.user_id)
        and ${maySupply}
      ${best}
      limit ${most}
    ) as fitting
    returning business_id`,
);

const best = sql`order by rate desc nulls last, median_minutes nulls last, quality desc, business_id`;

/** The people of the invited companies, without the buyer and whom the buyer has blocked. */
export const selectInvitedPeople = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<{ user_id: string }>`
    select distinct member.user_id
    from quotation
    join quotation_invitation invitation on invitation.quotation_id = quotation.id
    join business_member member on member.business_id = invitation.business_id
    where quotation.id = ${quotationID} and member.user_id <> quotation.user_id
      and ${notBlockedByBuyer(sql.ref('member.user_id'))}
    order by member.user_id`,
);

interface Except {
  readonly quotationID: string;
  readonly exceptID?: string | undefined;
}

/** The people of the companies that made an offer, without one company. */
export const selectOfferingPeople = defineStatement(
  (_, { quotationID, exceptID }: Except) => sql<{ user_id: string }>`
    select distinct member.user_id
    from quotation
    join quotation_offer offer on offer.quotation_id = quotation.id
    join business_member member on member.business_id = offer.business_id
    where quotation.id = ${quotationID} and offer.business_id <> ${exceptID ?? ''}
      and member.user_id <> quotation.user_id and ${notBlockedByBuyer(sql.ref('member.user_id'))}
    order by member.user_id`,
);

/** The people of the buyer: the person, or everyone of the company that asks. */
export const selectBuyers = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<{ user_id: string }>`
    select user_id from quotation where id = ${quotationID} and business_id is null
    union
    select member.user_id from quotation join business_member member on member.business_id = quotation.business_id
    where quotation.id = ${quotationID}`,
);
