import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Notes who has a page open now; told each minute by every process that holds some. */
export const notePresence = defineStatement(
  (_, { people }: { people: readonly string[] }) => sql`
    insert into live_presence (user_id, seen_at)
    select id, now() from unnest(${people}::text[]) as id order by id
    on conflict (user_id) do update set seen_at = excluded.seen_at`,
);
