import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Different words of an edition, language and day that are kept; whoever sends more words counts only in the sums. */
const mostMisses = 1_000;

interface SearchSum {
  readonly edition: string;
  readonly language: string;
  readonly searches: number;
  readonly misses: number;
}

/** Adds searches to the sums of a day. */
export const addSearches = defineStatement(
  (_, { day, rows }: { readonly day: string; readonly rows: readonly SearchSum[] }) => sql`
    insert into search_day as known (edition, language, day, searches, misses)
    select edition, language, ${day}, searches, misses from unnest(
      ${rows.map((row) => row.edition)}::text[], ${rows.map((row) => row.language)}::text[],
      ${rows.map((row) => row.searches)}::integer[], ${rows.map((row) => row.misses)}::integer[]
    ) as sum (edition, language, searches, misses)
    on conflict (edition, language, day)
    do update set searches = known.searches + excluded.searches, misses = known.misses + excluded.misses`,
);

interface MissSum {
  readonly edition: string;
  readonly language: string;
  readonly words: string;
  readonly count: number;
  readonly groups: string;
}

/** Adds words that found nothing to those of a day. */
export const addSearchMisses = defineStatement(
  (_, { day, rows }: { readonly day: string; readonly rows: readonly MissSum[] }) => sql`
    insert into search_miss as known (edition, language, day, words, count, people_groups)
    select edition, language, ${day}, words, count, people_groups from unnest(
      ${rows.map((row) => row.edition)}::text[], ${rows.map((row) => row.language)}::text[],
      ${rows.map((row) => row.words)}::text[], ${rows.map((row) => row.count)}::integer[],
      ${rows.map((row) => row.groups)}::bigint[]
    ) as miss (edition, language, words, count, people_groups)
    where (
      select count(*) from search_miss as other
      where other.day = ${day} and other.edition = miss.edition and other.language = miss.language
    ) < ${mostMisses}
    on conflict (day, edition, language, words)
    do update set count = known.count + excluded.count, people_groups = known.people_groups | excluded.people_groups`,
);

/** Deletes words after 90 days, and sums that no table shows any more. */
export const deleteOldMisses = defineStatement(
  () => sql`delete from search_miss where day < current_date - 90`,
);
export const deleteOldSearches = defineStatement(
  () => sql`delete from search_day where day < current_date - 400`,
);
