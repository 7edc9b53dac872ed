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
  (_, { steps, most }: { steps: readonly number[]; most: number }) => sql<{ business_id: string }>`
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
    returning business_id`,
);

export const selectOwners = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', '=', businessID)
    .where('role', '=', 'owner')
    .orderBy('user_id'),
);

/** The last day of a company's badge and whether that is soon; no row for people who do not own the company. */
export const findOwnBadge = defineStatement(
  (_, { businessID, userID, days }: { businessID: string; userID: string; days: number }) => sql<{
    verified_until: string | null;
    ends_soon: boolean;
  }>`
    select verified_until, coalesce(verified and verified_until <= current_date + ${days}::integer, false) as ends_soon
    from business_member as member
    join business on business.id = member.business_id and business.deleted_at is null
    where member.business_id = ${businessID} and member.user_id = ${userID} and member.role = 'owner'`,
);
