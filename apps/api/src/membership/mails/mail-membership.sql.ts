import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface OfEntry {
  readonly entryID: string;
}

export const selectEntryKind = defineStatement((db, { entryID }: OfEntry) =>
  db.selectFrom('membership_entry').select(['kind', 'business_id']).where('id', '=', entryID),
);

/** The values of a mail about an entry. */
export const findEntry = defineStatement((db, { entryID }: OfEntry) =>
  db
    .selectFrom('membership_entry as entry')
    .innerJoin('business', 'business.id', 'entry.business_id')
    .innerJoin('membership', 'membership.business_id', 'entry.business_id')
    .leftJoin('membership_invoice as invoice', 'invoice.id', 'entry.invoice_id')
    .select([
      'entry.kind',
      'entry.level',
      'entry.amount',
      'entry.business_id',
      'business.company_name',
      'membership.period_end',
      'membership.next_attempt_at',
      'invoice.pdf_url',
      'invoice.page_url',
      'invoice.period_end as invoice_period_end',
    ])
    .where('entry.id', '=', entryID),
);

/** The address for invoices with the language of the first owner; no row when it is an owner's address, because owners are mailed anyway. */
export const findBillingReader = defineStatement(
  (_, { entryID }: OfEntry) => sql<{ email: string; language: string | null; edition: string | null }>`
    select membership.billing ->> 'email' as email, owner.language, owner.edition
    from membership_entry as entry
    join membership on membership.business_id = entry.business_id
    left join lateral (
      select coalesce(person.preferred_language, visit.language) as language, visit.edition
      from business_member as member
      join user_profile as person on person.id = member.user_id
      left join notification_reader as visit on visit.user_id = member.user_id
      where member.business_id = entry.business_id and member.role = 'owner'
      order by member.created_at
      limit 1
    ) as owner on true
    where entry.id = ${entryID} and membership.billing ->> 'email' <> ''
      and not exists (
        select from business_member as member
        join account."user" as account on account.id = member.user_id and account.email_verified
        where member.business_id = entry.business_id and member.role = 'owner'
          and lower(account.email) = lower(membership.billing ->> 'email')
      )`,
);
