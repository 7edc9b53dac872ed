import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { wantsWeeklyMail } from '../notifications/weekly-mails/weekly-mail.sql.ts';

/** Owners and admins of public companies with a confirmed address who want the mail, sorted by id, after an id. */
export const selectMailReaders = defineStatement(
  (_, { after, limit }: { after: string; limit: number; now: Date }) => sql<{
    user_id: string;
    time_zone: string | null;
  }>`
    select account.id as user_id, reader.time_zone
    from account."user" as account
    left join notification_reader as reader on reader.user_id = account.id
    where account.id > ${after} and account.email_verified and ${wantsWeeklyMail('figures', 'account.id')} and exists (
      select from business_member as member join business on business.id = member.business_id
      where member.user_id = account.id and member.role in ('owner', 'admin') and business.is_public
    )
    order by account.id
    limit ${limit}`,
);

/** Public companies that a person is owner or admin of, oldest first. */
export const selectMailedCompanies = defineStatement(
  (_, { userID, most }: { userID: string; most: number }) => sql<{ id: string; company_name: string }>`
    select business.id, company_name
    from business_member as member join business on business.id = member.business_id
    where member.user_id = ${userID} and member.role in ('owner', 'admin') and business.is_public
    order by member.created_at, business.id
    limit ${most}`,
);
