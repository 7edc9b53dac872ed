import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Every open case, oldest first. */
export const selectOpenCases = defineStatement(
  () => sql<{ kind: CaseKind; id: string; since: Date; due: Date; what: string; edition: string | null }>`
    select kind, subject_id as id, opened_at as since, due_at as due, what, edition from desk_case
    where state = 'open' order by opened_at, kind, subject_id`,
);

/** Takes a day for the mail of what waits; a row when nobody has taken it. */
export const takeMailDay = defineStatement(
  (_, { day }: { readonly day: string }) => sql<{ day: string }>`
    insert into waiting_mail_day (day) values (${day}::date) on conflict do nothing returning day::text`,
);

export const deleteOldMailDays = defineStatement(
  () => sql`delete from waiting_mail_day where day < current_date - 30`,
);

/** Colleagues who get the mail of the morning. */
export const selectMorningReaders = defineStatement(
  () => sql<{ user_id: string }>`select user_id from staff_member where left_at is null and has_morning_mail`,
);
