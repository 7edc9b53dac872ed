import type { Query } from '@wbn/api-client/query.ts';

interface Remembered {
  value: unknown;
  useful: boolean;
  renewAt: number;
  running: Promise<unknown> | undefined;
}

/** After a failed try the next one waits this long, so that a stopped API is not asked by every page. */
const pauseAfterFailure = 1000;

/**
 * Keeps what hardly ever changes (countries, industries) in the process: asked for once, renewed behind the
 * scenes when it has grown old, an old value kept when the API is down. `isUseful` tells a value worth keeping.
 */
export function createMemory(now: () => number = Date.now) {
  const known = new Map<string, Remembered>();

  return async function remember<Reply>(
    query: Query<Reply>,
    language: string,
    isUseful: (reply: Reply) => boolean,
  ): Promise<Reply> {
    const key = JSON.stringify([language, ...query.queryKey]);
    const entry = known.get(key) ?? { value: undefined, useful: false, renewAt: 0, running: undefined };
    known.set(key, entry);
    if (now() >= entry.renewAt) entry.running ??= renew(entry, query, isUseful);
    return (entry.useful || !entry.running ? entry.value : await entry.running) as Reply;
  };

  async function renew<Reply>(
    entry: Remembered,
    query: Query<Reply>,
    isUseful: (reply: Reply) => boolean,
  ): Promise<Reply> {
    try {
      const reply = await query.queryFn();
      const useful = isUseful(reply);
      if (useful || !entry.useful) entry.value = reply;
      entry.useful ||= useful;
      entry.renewAt = now() + (useful ? query.staleTime : pauseAfterFailure);
      return entry.value as Reply;
    } finally {
      entry.running = undefined;
    }
  }
}
