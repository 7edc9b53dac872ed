import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Ids of owners and admins of public companies. */
export const selectManagers = () => sql`
  select member.user_id from business_member as member join business on business.id = member.business_id
  where member.role in ('owner', 'admin') and business.is_public`;

/** Public companies that a person is owner or admin of, oldest first. */
export const selectMailedCompanies = defineStatement(
  (_, { userID, most }: { userID: string; most: number }) => sql<{ id: string; company_name: string }>`
    select business.id, company_name
    from business_member as member join business on business.id = member.business_id
    where member.user_id = ${userID} and member.role in ('owner', 'admin') and business.is_public
    order by member.created_at, business.id
    limit ${most}`,
);
