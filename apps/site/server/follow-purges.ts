export interface FollowPurgesOptions {
  /** Where the server reaches the API. */
  readonly apiUrl: string;
  readonly token: string | undefined;
  /** Surrogate keys of what was changed; `*` is everything, told first after each time that the stream was interrupted. */
  readonly onPurge: (surrogateKeys: readonly string[]) => void;
  /** The stream has ended, or could not be opened; told once until it is back. */
  readonly onFailure: (error: unknown) => void;
}

/** The API writes a line every 15 seconds; after so many milliseconds without one the connection counts as dead. */
const longestSilence = 45_000;
const longestPause = 30_000;
/** Lists are purged at most this often: an import or a busy minute must not render them again and again. */
export const listPurgeSeconds = 10;

/** Reads from the API which pages have changed, until the function that it returns is called. */
export function followPurges({ apiUrl, token, onPurge, onFailure }: FollowPurgesOptions): () => void {
  const stopped = new AbortController();
  const purges = boundListPurges(onPurge);
  let timer: NodeJS.Timeout | undefined;
  let pause = 0;

  async function follow(): Promise<void> {
    const silence = new AbortController();
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new Error('The API has fallen silent')), longestSilence).unref();
    };
    watch();
    const answer = await fetch(`${apiUrl}/purges`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([stopped.signal, silence.signal]),
    });
    if (!answer.ok || !answer.body)
      throw new Error(`The API answered ${answer.status} to /purges: is PURGE_TOKEN the same for both?`);
    let rest = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      watch();
      pause = 0;
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') purges.purge(line.split(' '));
    }
    throw new Error('The API has ended the stream of purges');
  }

  function start(): void {
    follow().catch((error: unknown) => {
      clearTimeout(timer);
      if (stopped.signal.aborted) return;
      if (pause === 0) onFailure(error);
      pause = Math.min(longestPause, pause * 2 + 250);
      timer = setTimeout(start, pause).unref();
    });
  }

  start();
  return () => {
    clearTimeout(timer);
    purges.stop();
    stopped.abort();
  };
}

/**
 * Passes surrogate keys on at once, except those of lists (`list:...`): these are collected and passed on together, at
 * most every `listPurgeSeconds`.
 */
export function boundListPurges(purge: (surrogateKeys: readonly string[]) => void) {
  const collected = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function purgeLists(): void {
    timer = undefined;
    if (collected.size === 0) return;
    purge([...collected]);
    collected.clear();
    timer = setTimeout(purgeLists, listPurgeSeconds * 1000).unref();
  }

  return {
    purge(surrogateKeys: readonly string[]): void {
      const others = surrogateKeys.filter((key) => !key.startsWith('list:'));
      if (others.length > 0) purge(others);
      for (const key of surrogateKeys) if (key.startsWith('list:')) collected.add(key);
      if (!timer) purgeLists();
    },
    stop: () => clearTimeout(timer),
  };
}
