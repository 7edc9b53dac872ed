import { say } from '../bed/checkout.ts';
import { residentMemory } from '../bed/resident-memory.ts';
import type { Bench } from '../bench.ts';
import { recordRequests } from '../limits/record-requests.ts';
import { startHello, startReplay } from '../limits/start-limits.ts';
import { printFigure } from '../measure/figure.ts';
import { type LoadRequest, loadHttp } from '../measure/http-load.ts';
import { runRounds, type Subject } from '../measure/run-rounds.ts';
import { businessSearches, productSearches, suggestionRequests, userSearches } from './search-requests.ts';

interface SearchReply {
  readonly data: {
    readonly total_results?: number;
    readonly totalResults?: number;
    readonly businesses?: readonly unknown[];
    readonly products?: readonly unknown[];
  };
}

/** The three search calls and the suggestions over fixed lists of searches, each beside the SQL that it gives to PostgreSQL. */
export const benchSearch: Bench = async (bed, effort) => {
  const people = await bed.query<{ first: string; last: string }>(
    'select first_name as first, last_name as last from user_profile order by id',
  );
  const searches = new Map<string, LoadRequest[]>([
    ['search/business', businessSearches()],
    ['search/product', productSearches()],
    ['search/suggest', suggestionRequests()],
    ...(people.length > 0 ? [['user/search', userSearches(people)] as const] : []),
  ]);
  const api = await bed.startApi();
  const hello = await startHello(bed.cleanup);
  const subjects: Subject[] = [];
  for (const [name, requests] of searches) {
    say(`Noting the statements of ${requests.length} x ${name} ...`);
    const recordings = await recordRequests(bed, requests);
    const statements = recordings.map((recording) => recording.statements);
    subjects.push({
      name,
      run: (seconds) => loadHttp(api.url, requests, seconds),
      limit: await startReplay(bed.cleanup, 'the same SQL alone', bed.databaseUrl, statements),
      facts: {
        queries: requests.length,
        found: recordings.filter(({ reply }) => totalOf(reply as SearchReply) > 0).length / requests.length,
        statementsPerRequest: statements.flat(2).length / requests.length,
      },
    });
  }
  printFigure({ bench: 'search', name: 'memory before load', apiMegabytes: residentMemory(api.pid) });
  await runRounds('search', hello, subjects, effort);
  printFigure({ bench: 'search', name: 'memory after load', apiMegabytes: residentMemory(api.pid) });
  await api.stop();
};

function totalOf({ data }: SearchReply): number {
  const suggested = (data.businesses?.length ?? 0) + (data.products?.length ?? 0);
  return data.total_results ?? data.totalResults ?? suggested;
}
