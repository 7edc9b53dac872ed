import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface NewCase extends Omit<Insertable<Database['desk_case']>, 'due_at' | 'kind'> {
  readonly kind: CaseKind;
  /** Hours until it is due. */
  readonly hours: number;
}

/**
 * Opens the case of a subject. One that is there is raised to the greater harm and accuracy, and one that waits for an answer is open again.
 * Returns a row when something has changed.
 */
export const upsertCase = defineStatement(
  (
    _,
    { id, kind, subject_id, what, about_id, about_type, edition, opened_at, harm, accuracy, hours }: NewCase,
  ) =>
    sql<{ id: string; is_new: boolean }>`
    insert into desk_case (id, kind, subject_id, what, about_id, about_type, edition, opened_at, harm, accuracy, due_at)
    select ${id}, ${kind}, ${subject_id}, ${what}, ${about_id}, ${about_type}, ${edition}, opened, ${harm}, ${accuracy},
      date_trunc('hour', opened + make_interval(hours => ${hours}::integer))
    from (select coalesce(${opened_at}::timestamptz, now()) as opened) as given
    on conflict (kind, subject_id) where state <> 'decided' or pending_decision_id is not null do update set
      harm = greatest(desk_case.harm, excluded.harm),
      accuracy = greatest(desk_case.accuracy, excluded.accuracy),
      due_at = case when desk_case.state = 'waiting' then excluded.due_at else least(desk_case.due_at, excluded.due_at) end,
      opened_at = case when desk_case.state = 'waiting' then excluded.opened_at else desk_case.opened_at end,
      state = case when desk_case.state = 'waiting' then 'open' else desk_case.state end,
      decided_by = case when desk_case.state = 'waiting' then null else desk_case.decided_by end,
      outcome = case when desk_case.state = 'waiting' then null else desk_case.outcome end,
      version = desk_case.version + 1
    where desk_case.state = 'waiting' or desk_case.harm < excluded.harm or desk_case.accuracy < excluded.accuracy
    returning id, xmax = 0 as is_new`,
);

interface EndOfCase {
  readonly kind: CaseKind;
  readonly subjectID: string;
  readonly state: 'decided' | 'waiting';
  readonly by: string | null;
  readonly outcome: string | null;
}

/** Ends the open case of a subject, or lets it wait for an answer. */
export const updateEndedCase = defineStatement(
  (_, { kind, subjectID, state, by, outcome }: EndOfCase) => sql<{ id: string }>`
    update desk_case set state = ${state}, decided_at = ${state === 'decided' ? sql`now()` : sql`null`}, decided_by = ${by}, outcome = ${outcome},
      version = version + 1, taken_by = null, taken_until = null, problem = null
    where kind = ${kind} and subject_id = ${subjectID} and state <> 'decided' and state <> ${state}
    returning id`,
);
