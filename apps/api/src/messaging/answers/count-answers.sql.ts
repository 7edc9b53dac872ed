import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Older inquiries do not count any more. */
const counted = sql`interval '365 days'`;

interface Company {
  readonly businessID: string;
}

/** Companies with ended inquiries that are not in their figures yet, sorted by id, after an id. */
export const selectUncounted = defineStatement(
  (_, { after, limit }: { after: string; limit: number }) => sql<{ business_id: string }>`
    select distinct business_id from request_clock
    where cycle = 1 and result is not null and not is_counted and business_id > ${after}
    order by business_id
    limit ${limit}`,
);

/** Lock: one process at a time counts a company. */
export const lockFigures = defineStatement(
  (_, { businessID }: Company) => sql`select pg_advisory_xact_lock(hashtextextended(${businessID}, 36))`,
);

/** Marks ended inquiries of a company as counted, and returns them. */
export const markCounted = defineStatement(
  (_, { businessID }: Company) => sql<{
    request_id: string;
    started_at: Date;
    answered_at: Date | null;
    country: string | null;
  }>`
    update request_clock as clock set is_counted = true
    where clock.business_id = ${businessID} and cycle = 1 and result is not null and not is_counted
    returning request_id, started_at, answered_at,
      (select country from business where id = clock.business_id) as country`,
);

export const saveAnswerMinutes = defineStatement(
  (_, { ids, minutes }: { ids: readonly string[]; minutes: readonly number[] }) => sql`
    update request_clock as clock set answer_minutes = answer.minutes
    from unnest(${ids}::text[], ${minutes}::integer[]) as answer (id, minutes)
    where clock.request_id = answer.id and clock.cycle = 1`,
);

/** Number of inquiries, those answered in time and the median time to the first answer. Withdrawn inquiries do not count. */
export const sumAnswers = defineStatement(
  (_, { businessID, now }: Company & { readonly now: Date }) => sql<{
    inquiries: number;
    answered: number;
    median_minutes: number | null;
  }>`
    select count(*)::integer as inquiries,
      (count(*) filter (where result = 'answered'))::integer as answered,
      percentile_disc(0.5) within group (order by answer_minutes) as median_minutes
    from request_clock
    where business_id = ${businessID} and cycle = 1 and result in ('answered', 'missed', 'declined')
      and started_at > ${now}::timestamptz - ${counted}`,
);

/** Returns a row when the figures have changed. */
export const saveFigures = defineStatement(
  (_, given: Company & { readonly rate: number; readonly medianMinutes: number | null }) => sql<{
    business_id: string;
  }>`
    insert into business_answers as known (business_id, rate, median_minutes)
    select id, ${given.rate}, ${given.medianMinutes} from business where id = ${given.businessID}
    on conflict (business_id) do update set rate = excluded.rate, median_minutes = excluded.median_minutes
    where (known.rate, known.median_minutes) is distinct from (excluded.rate, excluded.median_minutes)
    returning business_id`,
);

export const deleteFigures = defineStatement(
  (_, { businessID }: Company) => sql<{ business_id: string }>`
    delete from business_answers where business_id = ${businessID} returning business_id`,
);

/** Missed runs are made up for within this time. */
const madeUp = sql`interval '3 days'`;

/** Marks inquiries that just became too old for counting, so that their companies are counted again. */
export const markAgedUncounted = defineStatement(
  (_, { now }: { readonly now: Date }) => sql`
    update request_clock set is_counted = false
    where cycle = 1 and result is not null
      and started_at between ${now}::timestamptz - ${counted} - ${madeUp} and ${now}::timestamptz - ${counted}`,
);
