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
  readonly language: string | null;
  readonly edition: string | null;
  readonly subject: string;
  readonly company: string | null;
}

/** Data of a mail; no row when the address is not confirmed, or the request for quotation is closed by now. */
export const findQuotationMail = defineStatement(
  (_, { userID, quotationID, businessID }: MailKey) => sql<MailRow>`
    select account.email, coalesce(person.preferred_language, visit.language) as language, visit.edition, quotation.subject,
      (select company_name from business where id = ${businessID ?? null}) as company
    from quotation
    join user_profile as person on person.id = ${userID}
    join account."user" as account on account.id = person.id and account.email_verified
    left join notification_reader as visit on visit.user_id = person.id
    where quotation.id = ${quotationID} and ${isOpen}`,
);

interface NewTokens {
  readonly userID: string;
  readonly stopToken: string;
  readonly quotationStopToken: string;
}

/** Stores the token of the link that stops the mails; returns the one that is stored. */
export const saveQuotationStopToken = defineStatement(
  (_, { userID, stopToken, quotationStopToken }: NewTokens) => sql<{ stop_token: string }>`
    insert into notification_reader as reader (user_id, stop_token, quotation_stop_token)
    values (${userID}, ${stopToken}, ${quotationStopToken})
    on conflict (user_id) do update
    set quotation_stop_token = coalesce(reader.quotation_stop_token, excluded.quotation_stop_token)
    returning quotation_stop_token as stop_token`,
);
