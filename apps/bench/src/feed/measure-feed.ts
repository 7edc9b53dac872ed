import { type Contender, compareWithLeast } from '../measure/compare-with-least.ts';
import { connections, type LoadRequest, loadHttp } from '../measure/http-load.ts';
import type { Effort } from '../measure/run-rounds.ts';
import { walkFeed } from './walk-feed.ts';

export interface Measured {
  readonly apiUrl: string;
  /** The same server with two calls that read and write one row. */
  readonly rowsUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Rows that are read by their keys. */
  readonly ids: readonly string[];
  readonly posts: number;
  readonly effort: Effort;
}

const lastPage = 20;
const content = 'New valves are in stock, with test reports.';

/** Newsfeed and new posts, each beside the least that such a call can cost, in every round: the machine drifts. */
export async function measureFeed(measured: Measured): Promise<void> {
  const { effort, posts } = measured;
  // Alone it is what one waits; with the others what the machine can do.
  for (const contender of await listContenders(measured))
    for (const clients of [1, connections])
      await compareWithLeast(contender, { clients, effort, facts: { bench: 'feed', posts } });
}

async function listContenders({ apiUrl, rowsUrl, headers, ids }: Measured): Promise<Contender[]> {
  const load =
    (url: string, requests: readonly LoadRequest[]): Contender['own'] =>
    (seconds, clients) =>
      loadHttp(url, requests, seconds, 200, clients);
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers });
  const post = (path: string): LoadRequest => ({ method: 'POST', path, headers, body: { content } });
  const byKey = load(
    rowsUrl,
    ids.map((id) => get(`/row/load/${id}`)),
  );
  const far = await walkFeed(apiUrl, headers, lastPage);
  const feeds = {
    'first page': 'order=newest',
    [`page ${lastPage}`]: `order=newest&nextID=${far}`,
    'first page, balanced': 'order=balanced',
  };
  return [
    ...Object.entries(feeds).map(([name, query]) => ({
      name,
      limit: 'read by primary key',
      own: load(apiUrl, [get(`/newsfeed/load?${query}`)]),
      least: byKey,
    })),
    {
      name: 'make-post',
      limit: 'bare insert',
      own: load(apiUrl, [post('/social/posts/make-post')]),
      least: load(rowsUrl, [post('/row/add')]),
    },
  ];
}
