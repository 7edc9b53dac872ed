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

/** By what the suppliers of a `quotation` are found. */
export interface Wanted {
  /** A supplier has one of these marks. */
  readonly categoryMarks: readonly string[];
  /** And all of these. */
  readonly marks: readonly string[];
  /** And is in one of these countries; empty: in any. */
  readonly countries: readonly string[];
}

/** Whether somebody other than the buyer reads what `business` is told. */
const isRead = sql<boolean>`exists (
  select from business_member
  where business_id = business.id and user_id is distinct from quotation.user_id)`;

/** Whether `business` is told of `quotation` if it fits or is named. */
const mayHear = sql<boolean>`(business.is_public and ${isRead} and ${maySupply})`;

const anyMark = (marks: readonly string[]) => marks.map(quote).join(' | ');

/** `business` and `document` of the companies that fit `quotation` and may hear of it. */
const fitting = ({ categoryMarks, marks, countries }: Wanted) => sql`
  quotation
  cross join search_document_business as document
  join business on business.id = document.id
    and ${matchesAll([
      anyMark(categoryMarks),
      ...marks.map(quote),
      ...(countries.length > 0 ? [anyMark(countries.map((country) => `=c${country}`))] : []),
    ])}
    and ${mayHear}`;

interface Invited extends Wanted {
  readonly quotationID: string;
  /** Companies that are told before those that fit. */
  readonly to: readonly string[];
  /** Most companies, with those that were invited before. */
  readonly most: number;
}

/**
 * Invites the named companies and those that fit and answer well: first those with enough inquiries, by how many they answered in time and
 * how soon, then by quality. Neither plan nor boost counts. Only companies that somebody other than the buyer works for. Those invited
 * before keep their places.
 */
export const insertInvitations = defineStatement(
  (_, { quotationID, to, most, ...wanted }: Invited) => sql<{ business_id: string }>`
    with quotation as (select * from quotation where id = ${quotationID}),
    invited as (select business_id from quotation_invitation where quotation_id = ${quotationID}),
    candidate as (
      select business.id as business_id, true as is_named from quotation join business
        on business.id = any(${to}::text[]) and ${mayHear}
      union all
      select business.id, false from ${fitting(wanted)}),
    best as (
      select candidate.business_id, candidate.is_named, answers.rate, answers.median_minutes,
        document.quality - ${planPoints} as quality
      from (
        select business_id, bool_or(is_named) as is_named from candidate
        where business_id not in (select business_id from invited) group by business_id) as candidate
      join business on business.id = candidate.business_id
      left join search_document_business as document on document.id = candidate.business_id
      left join business_answers answers on answers.business_id = candidate.business_id
      ${best}
      limit greatest(0, ${most} - (select count(*)::integer from invited)))
    insert into quotation_invitation (quotation_id, business_id, place)
    select ${quotationID}, business_id, (select count(*)::integer from invited) + row_number() over (${best})
    from best
    returning business_id`,
);

const best = sql`order by is_named desc, rate desc nulls last, median_minutes nulls last, quality desc nulls last, business_id`;

interface Asker {
  /** Undefined for a visitor. */
  readonly userID: string | undefined;
  readonly businessID: string | null;
}

/** A `quotation` that is not stored: of its buyer only who they are. */
const unsent = ({ userID, businessID }: Asker) => sql`
  with quotation as (select ${userID ?? null}::text as user_id, ${businessID}::text as business_id)`;

/** How many companies would hear of a request for quotation because they fit. */
export const countFitting = defineStatement(
  (_, { userID, businessID, ...wanted }: Wanted & Asker) => sql<{ count: number }>`
    ${unsent({ userID, businessID })} select count(*)::integer as count from ${fitting(wanted)}`,
);

/** The same for each of the category marks that has any. */
export const countFittingByMark = defineStatement(
  (_, { userID, businessID, ...wanted }: Wanted & Asker) => sql<{ mark: string; count: number }>`
    ${unsent({ userID, businessID })}
    select mark, count(*)::integer as count from ${fitting(wanted)}
    cross join unnest(document.marks) as mark
    where mark = any(${wanted.categoryMarks}::text[])
    group by mark`,
);

interface Named extends Asker {
  readonly to: readonly string[];
  /** Absent: nothing fits. */
  readonly wanted?: Wanted | undefined;
}

/** The public companies among those named, in the order of the ids. */
export const selectNamed = defineStatement(
  (_, { to, wanted, ...asker }: Named) => sql<{
    id: string;
    company_name: string;
    fits: boolean;
    may_hear: boolean;
  }>`
    ${unsent(asker)},
    fitting as (${wanted ? sql`select business.id from ${fitting(wanted)} where business.id = any(${to}::text[])` : sql`select null::text as id`})
    select business.id, business.company_name, business.id in (select id from fitting) as fits, ${mayHear} as may_hear
    from quotation join business on business.id = any(${to}::text[]) and business.is_public
    order by array_position(${to}::text[], business.id)`,
);

/** Marks the invited companies that have not been told, so that each is told once. */
export const markTold = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<{ business_id: string }>`
    update quotation_invitation set told_at = now()
    where quotation_id = ${quotationID} and told_at is null
    returning business_id`,
);

/**
 * The people of these invited companies with the company for which they are told, the best of several; without the buyer, whom the buyer has
 * blocked, and people of companies that were told before.
 */
export const selectInvitedPeople = defineStatement(
  (
    _,
    { quotationID, businessIDs }: { readonly quotationID: string; readonly businessIDs: readonly string[] },
  ) => sql<{ user_id: string; business_id: string }>`
    select distinct on (member.user_id) member.user_id, invitation.business_id
    from quotation
    join quotation_invitation invitation on invitation.quotation_id = quotation.id
    join business_member member on member.business_id = invitation.business_id
    where quotation.id = ${quotationID} and member.user_id <> quotation.user_id
      and invitation.business_id = any(${businessIDs}::text[])
      and not exists (
        select from quotation_invitation earlier join business_member other on other.business_id = earlier.business_id
        where earlier.quotation_id = quotation.id and other.user_id = member.user_id
          and earlier.business_id <> all(${businessIDs}::text[]))
      and ${notBlockedByBuyer(sql.ref('member.user_id'))}
    order by member.user_id, invitation.place`,
);

interface Except {
  readonly quotationID: string;
  readonly exceptID?: string | undefined;
}

/** The people of the companies that made an offer, without one company. */
export const selectOfferingPeople = defineStatement(
  (_, { quotationID, exceptID }: Except) => sql<{ user_id: string; business_id: string }>`
    select distinct on (member.user_id) member.user_id, offer.business_id
    from quotation
    join quotation_offer offer on offer.quotation_id = quotation.id
    join business_member member on member.business_id = offer.business_id
    where quotation.id = ${quotationID} and offer.business_id <> ${exceptID ?? ''}
      and member.user_id <> quotation.user_id and ${notBlockedByBuyer(sql.ref('member.user_id'))}
    order by member.user_id, offer.business_id`,
);

/**
 * The people who follow a request for quotation as suppliers, each with one company: of those that were told, asked or made an offer, and
 * did not pass; without the buyer and whom the buyer has blocked.
 */
export const selectFollowingPeople = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<{ user_id: string; business_id: string }>`
    select distinct on (member.user_id) member.user_id, told.business_id
    from quotation
    cross join lateral (
      select business_id from quotation_invitation where quotation_id = quotation.id and told_at is not null
      union select business_id from quotation_question where quotation_id = quotation.id
      union select business_id from quotation_offer where quotation_id = quotation.id
      except select business_id from quotation_pass where quotation_id = quotation.id) as told
    join business on business.id = told.business_id and business.is_public
    join business_member member on member.business_id = told.business_id
    where quotation.id = ${quotationID} and member.user_id <> quotation.user_id and ${maySupply}
      and ${notBlockedByBuyer(sql.ref('member.user_id'))}
    order by member.user_id, told.business_id`,
);

/** The people of the buyer: the person, or everyone of the company that asks. */
export const selectBuyers = defineStatement(
  (_, { quotationID }: { readonly quotationID: string }) => sql<{ user_id: string }>`
    select user_id from quotation where id = ${quotationID} and business_id is null
    union
    select member.user_id from quotation join business_member member on member.business_id = quotation.business_id
    where quotation.id = ${quotationID}`,
);
