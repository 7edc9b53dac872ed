import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/**
 * Notes the reminders that are due: for a badge that ends within so many days the nearest of the steps, once. Nothing is due while a renewal
 * is with the reviewer.
 */
export const noteReminders = defineStatement(
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
