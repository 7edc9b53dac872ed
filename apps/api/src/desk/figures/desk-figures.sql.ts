import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { CaseScope } from '../cases/desk-case.sql.ts';

interface Asked {
  readonly scope: CaseScope;
  readonly edition: string | undefined;
  readonly days: number;
}

const isAsked = ({ scope, edition }: Asked) => sql`
  kind = any(${scope.kinds}::text[])
  ${scope.editions === undefined ? sql`` : sql`and edition = any(${scope.editions}::text[])`}
  ${edition === undefined ? sql`` : sql`and edition = ${edition}`}`;

const isOpen = sql`state <> 'decided'`;
const within = (days: number, column: 'opened_at' | 'decided_at') =>
  sql`${sql.ref(column)} > now() - make_interval(days => ${days})`;
const hours = sql`extract(epoch from decided_at - opened_at) / 3600`;

export interface FigureRow {
  /** Null: of all kinds, or of all editions. */
  readonly kind: CaseKind | null;
  readonly edition: string | null;
  /** The row sums up all kinds, or all editions. */
  readonly all_kinds: boolean;
  readonly all_editions: boolean;
  readonly waiting: number;
  readonly past_due: number;
  readonly oldest: number | null;
  readonly opened: number;
  readonly decided: number;
  readonly median: number | null;
  readonly ninetieth: number | null;
}

/** Of all cases, of each kind, and of each edition. */
export const selectDeskFigures = defineStatement(
  (_, asked: Asked) => sql<FigureRow>`
    select kind, edition, grouping(kind) = 1 as all_kinds, grouping(edition) = 1 as all_editions,
      count(*) filter (where ${isOpen})::integer as waiting,
      count(*) filter (where state = 'open' and due_at < now())::integer as past_due,
      (extract(epoch from now() - min(opened_at) filter (where ${isOpen})) / 3600)::float8 as oldest,
      count(*) filter (where ${within(asked.days, 'opened_at')})::integer as opened,
      count(*) filter (where ${within(asked.days, 'decided_at')})::integer as decided,
      percentile_cont(0.5) within group (order by ${hours}) filter (where ${within(asked.days, 'decided_at')})::float8 as median,
      percentile_cont(0.9) within group (order by ${hours}) filter (where ${within(asked.days, 'decided_at')})::float8 as ninetieth
    from desk_case
    where ${isAsked(asked)} and (${isOpen} or ${within(asked.days, 'opened_at')} or ${within(asked.days, 'decided_at')})
    group by grouping sets ((), (kind), (edition))
    order by 1, 2`,
);

/** Cases of each day of the range. */
export const selectDeskDays = defineStatement(
  (_, asked: Asked) => sql<{ day: string; opened: number; decided: number }>`
    select series.on_day::date::text as day,
      count(*) filter (where event.what = 'opened')::integer as opened,
      count(*) filter (where event.what = 'decided')::integer as decided
    from generate_series(current_date - ${asked.days - 1}::integer, current_date, interval '1 day') as series (on_day)
    left join (
      select (opened_at at time zone 'utc')::date as day, 'opened' as what from desk_case
      where ${isAsked(asked)} and ${within(asked.days, 'opened_at')}
      union all
      select (decided_at at time zone 'utc')::date, 'decided' from desk_case
      where ${isAsked(asked)} and ${within(asked.days, 'decided_at')}
    ) as event on event.day = series.on_day::date
    group by 1 order by 1`,
);

/** Objections that were answered, and how many of them ended what they were against. */
export const countObjections = defineStatement(
  (_, asked: Asked) => sql<{ decided: number; reversed: number }>`
    select count(*)::integer as decided, count(*) filter (where outcome = 'upheld')::integer as reversed
    from objection
    where answered_at > now() - make_interval(days => ${asked.days})
      and id in (select subject_id from desk_case where ${isAsked(asked)} and kind = 'objection')`,
);
