import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface Asking {
  again: boolean;
  done: Promise<void>;
}

const asking = new WeakMap<QueryClient, Map<string, Asking>>();

/**
 * Asks one question at a time: an answer that is under way may be older than what has just happened, so one more question waits behind
 * it, and that one is enough however much happens meanwhile. Resolves with the last answer; never rejects.
 */
export function askOnce(client: QueryClient, name: string, ask: () => Promise<unknown>): Promise<void> {
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
    // Several that hear of the same thing ask once.
    await undefined;
    while (mine.again) {
      mine.again = false;
      await ask().catch(() => undefined);
    }
    ofClient.delete(name);
  }
}

/** Asks anew for what is on the page, and only for that. What fails, the page shows. */
export function freshen(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const one = { queryKey, exact: true };
  const running = { cancelRefetch: false };
  return askOnce(client, hashKey(queryKey), async () => {
    // What the page itself has begun to ask is waited for, and then asked again.
    if (client.isFetching(one) > 0) await client.refetchQueries(one, running);
    await client.invalidateQueries(one, running);
  });
}

/**
 * Asks anew what the page shows of a thing that has changed: every query whose key has its id. A list of which more than one page was
 * loaded stays as it is, so that it does not move under its reader.
 */
export async function freshenShown(client: QueryClient, resourceID: string): Promise<void> {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey, state: { data } }) =>
      hashKey(queryKey).includes(`"${resourceID}"`) &&
      ((data as { pages?: unknown[] })?.pages?.length ?? 0) < 2,
  });
  await Promise.all(shown.map(({ queryKey }) => freshen(client, queryKey)));
}
