import { type CheckKind, requiredChecks } from '@wbn/contract/verification/verification-values.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const required: readonly CheckKind[] = requiredChecks;

/** Companies whose badge ends because its last day or that of a required proof is over. Locked rows are skipped (SKIP LOCKED) until the next run. */
export const selectExpired = defineStatement(
  (_, { most }: { most: number }) => sql<{ id: string; expired: boolean }>`
    select business.id, coalesce(business.verified_until < current_date, false) as expired
    from business
    where business.verified and (
      business.verified_until < current_date
      or exists (
        select from verification_case as one
        join verification_check as proof on proof.case_id = one.id
        where one.business_id = business.id and one.state = 'approved'
          and proof.kind = any(${required}::text[]) and proof.valid_until < current_date))
    order by business.id limit ${most}
    for no key update of business skip locked`,
);

/**
 * Inserts the reminders that are due and returns them: for each badge that ends soon the smallest step that is reached, once. None while a
 * renewal is with the reviewer.
 */
export const insertDueReminders = defineStatement(
  (_, { steps, most }: { steps: readonly number[]; most: number }) => sql<{
    business_id: string;
    valid_until: string;
  }>`
    insert into verification_reminder (business_id, valid_until, days)
    select business.id, business.verified_until, step.days
    from business
    cross join lateral (
      select min(days) as days from unnest(${steps}::integer[]) as step (days)
      where days >= business.verified_until - current_date) as step
    where business.verified and business.verified_until between current_date and current_date + ${Math.max(...steps)}::integer
      and not exists (
        select from verification_case as one
        where one.business_id = business.id and one.state in ('submitted', 'in-review'))
      and not exists (
        select from verification_reminder as told
        where told.business_id = business.id and told.valid_until = business.verified_until and told.days = step.days)
    order by business.id limit ${most}
    on conflict do nothing
    returning business_id, valid_until`,
);

export const selectOwners = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', '=', businessID)
    .where('role', '=', 'owner')
    .orderBy('user_id'),
);

/** The address of an owner with a confirmed e-mail address, and the company's name. */
export const findOwnerMail = defineStatement(
  (_, { businessID, userID }: { businessID: string; userID: string }) => sql<{
    email: string;
    language: string | null;
    edition: string | null;
    company: string;
    verified_until: string | null;
  }>`
    select account.email, coalesce(person.preferred_language, visit.language) as language, visit.edition,
      business.company_name as company, business.verified_until
    from business_member as member
    join business on business.id = member.business_id and business.deleted_at is null
    join account."user" as account on account.id = member.user_id and account.email_verified
    join user_profile as person on person.id = member.user_id
    left join notification_reader as visit on visit.user_id = member.user_id
    where member.business_id = ${businessID} and member.user_id = ${userID} and member.role = 'owner'`,
);
