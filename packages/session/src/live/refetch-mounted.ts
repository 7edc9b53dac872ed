import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface Asking {
  again: boolean;
  done: Promise<void>;
}

const asking = new WeakMap<QueryClient, Map<string, Asking>>();

/**
 * Runs `ask` at most once at a time per name. A call during a run queues one more run, because the running one may
 * return data older than the event; any number of such calls share it. Resolves after the last run; never rejects.
 */
export function runCoalesced(client: QueryClient, name: string, ask: () => Promise<unknown>): Promise<void> {
  const ofClient = asking.get(client) ?? new Map<string, Asking>();
  asking.set(client, ofClient);
  const running = ofClient.get(name);
  if (running) {
    running.again = true;
    return running.done;
  }
  const mine: Asking = { again: true, done: Promise.resolve() };
  ofClient.set(name, mine);
  mine.done = run();
  return mine.done;

  async function run(): Promise<void> {
    // Listeners of the same event share one run.
    await undefined;
    while (mine.again) {
      mine.again = false;
      await ask().catch(() => undefined);
    }
    ofClient.delete(name);
  }
}

/** Refetches one query if it is mounted; otherwise marks it stale. Errors appear in the query's state. */
export function refetchMounted(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const one = { queryKey, exact: true };
  const running = { cancelRefetch: false };
  return runCoalesced(client, hashKey(queryKey), async () => {
    // A fetch that is already running may be older than the event: wait for it, then refetch.
    if (client.isFetching(one) > 0) await client.refetchQueries(one, running);
    await client.invalidateQueries(one, running);
  });
}

/**
 * Refetches every mounted query whose key contains the id of a changed resource. A list with more than one loaded
 * page stays as it is, so that it does not move while somebody reads.
 */
export async function refetchMountedOf(client: QueryClient, resourceID: string): Promise<void> {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey, state: { data } }) =>
      hashKey(queryKey).includes(`"${resourceID}"`) &&
      ((data as { pages?: unknown[] })?.pages?.length ?? 0) < 2,
  });
  await Promise.all(shown.map(({ queryKey }) => refetchMounted(client, queryKey)));
}
