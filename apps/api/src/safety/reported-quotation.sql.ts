import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface ReportedQuotation {
  readonly owner_id: string;
  readonly owner_type: ActorType;
  /** Subject and text. */
  readonly content: string;
}

/** A request for quotation for somebody who works for a public company and is not its buyer. Its id is told only to those it fits. */
export const findReportedQuotation = defineStatement(
  (_, { id, userID }: { id: string; userID: string }) => sql<ReportedQuotation>`
    select coalesce(business_id, user_id) as owner_id, case when business_id is null then 'user' else 'business' end as owner_type,
      subject || e'\n' || content as content
    from quotation
    where id = ${id} and user_id <> ${userID}
      and not exists (
        select from business_member where business_id = quotation.business_id and user_id = ${userID})
      and exists (
        select from business_member join business on business.id = business_member.business_id and is_public
        where user_id = ${userID})`,
);

/** The files of a request for quotation as its buyer named them, without those of offers. */
export const selectReportedFiles = defineStatement(
  (_, { id }: { id: string }) => sql<{ name: string }>`
    select name from quotation_file where quotation_id = ${id} and business_id is null order by place`,
);

/** Closes an open request for quotation; no row when it was closed already. */
export const closeReportedQuotation = defineStatement(
  (_, { id }: { id: string }) => sql<{ user_id: string }>`
    update quotation set status = 'closed', closed_reason = 'removed', closes_at = least(closes_at, now())
    where id = ${id} and status = 'open'
    returning user_id`,
);
