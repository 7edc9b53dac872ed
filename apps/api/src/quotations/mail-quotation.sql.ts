import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isOpen } from './quotation-row.sql.ts';

interface MailKey {
  readonly userID: string;
  readonly quotationID: string;
  /** The supplier that made an offer. */
  readonly businessID: string | undefined;
}

interface MailRow {
  readonly email: string;
  readonly preferred: string | null;
  readonly language: string | null;
  readonly edition: string | null;
  readonly subject: string;
  readonly company: string | null;
}

/** Data of a mail; no row when the address is not confirmed, or the request for quotation is closed by now. */
export const findQuotationMail = defineStatement(
  (_, { userID, quotationID, businessID }: MailKey) => sql<MailRow>`
    select account.email, person.preferred_language as preferred, visit.language, visit.edition, quotation.subject,
      (select company_name from business where id = ${businessID ?? null}) as company
    from quotation
    join user_profile as person on person.id = ${userID}
    join account."user" as account on account.id = person.id and account.email_verified
    left join notification_reader as visit on visit.user_id = person.id
    where quotation.id = ${quotationID} and ${isOpen}`,
);
