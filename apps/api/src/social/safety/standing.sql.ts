import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface StandingRow {
  /** Seconds since the account was made; null for a person without an account. */
  readonly age: number | null;
  readonly email_confirmed: boolean | null;
  /** Until when the person may not write; null when they may. */
  readonly suspended_until: Date | null;
}

/** What decides how much a person may write; no row when there is no such person. */
export const findStanding = defineStatement(
  (_, { userID }: { userID: string }) => sql<StandingRow>`
    select extract(epoch from now() - account.created_at)::float8 as age, account.email_verified as email_confirmed,
      suspension.until as suspended_until
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join suspension on suspension.user_id = person.id and suspension.until > now()
    where person.id = ${userID}`,
);
