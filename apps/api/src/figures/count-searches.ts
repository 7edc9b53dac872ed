import type { Visit } from '@wbn/contract/figures/counted-visits.ts';
import { network } from '@wbn/edition/network.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addSearches, addSearchMisses } from './count-searches.sql.ts';
import { countedWords, groupOf } from './visit-rows.ts';

const editions: ReadonlySet<string> = new Set(network.map(({ id }) => id));

/** Adds up the searches of a batch of visits, and what was searched for in vain without filters. */
export async function countSearches(
  db: Kysely<Database>,
  day: string,
  visits: readonly Visit[],
): Promise<void> {
  const sums = new Map<string, { edition: string; language: string; searches: number; misses: number }>();
  const missed = new Map<
    string,
    { edition: string; language: string; words: string; count: number; groups: bigint }
  >();
  for (const { page, address } of visits) {
    const search = 'search' in page ? page.search : undefined;
    if (!search || !('words' in page) || !editions.has(search.edition)) continue;
    const { edition, language, isFound, isFiltered } = search;
    const key = `${edition} ${language}`;
    const sum = sums.get(key) ?? { edition, language, searches: 0, misses: 0 };
    sums.set(key, { ...sum, searches: sum.searches + 1, misses: sum.misses + (isFound ? 0 : 1) });
    const words = countedWords(page.words);
    if (isFound || isFiltered || words === '') continue;
    const miss = missed.get(`${key} ${words}`) ?? { edition, language, words, count: 0, groups: 0n };
    const groups = miss.groups | (1n << BigInt(groupOf(address)));
    missed.set(`${key} ${words}`, { ...miss, count: miss.count + 1, groups });
  }
  // The same order in all processes, so that batches do not wait for each other in a circle.
  const inOrder = <Row>(rows: ReadonlyMap<string, Row>) =>
    [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (sums.size > 0) await addSearches.run(db, { day, rows: inOrder(sums) });
  if (missed.size > 0)
    await addSearchMisses.run(db, {
      day,
      rows: inOrder(missed).map(({ groups, ...row }) => ({
        ...row,
        // A signed number of 64 bits, as the column has it.
        groups: BigInt.asIntN(64, groups).toString(),
      })),
    });
}
