export interface FollowPurgesOptions {
  /** Where the server reaches the API. */
  readonly apiUrl: string;
  readonly token: string | undefined;
  /** Called with the surrogate keys of what has changed; with `*`, everything, whenever the stream begins. */
  readonly onPurge: (surrogateKeys: readonly string[]) => void;
  /** Called whenever the stream shows that it is open, at least every 15 seconds. */
  readonly onSign: () => void;
  /** Called when the stream ends or cannot be opened; not again until it was open. */
  readonly onFailure: (error: unknown) => void;
}

export interface FollowedPurges {
  stop(): void;
  /** Returns a sentence for `/ready` while the API refuses the token or has not answered the first request; otherwise undefined. */
  findRefusal(): string | undefined;
}

/** Milliseconds without a line after which the connection counts as dead; the API writes one every 15 seconds. */
const longestSilence = 45_000;
const longestPause = 30_000;
/** Seconds between two purges of lists, so that an import does not render them again and again. */
export const listPurgeSeconds = 10;
/** Seconds for which changes of entries are collected: each may move the entry on any list, or change a count. */
export const searchPurgeSeconds = 300;

/** Reads from the API which pages have changed, and connects again after an interruption, until `stop` is called. */
export function followPurges(options: FollowPurgesOptions): FollowedPurges {
  const { apiUrl, token, onPurge, onSign, onFailure } = options;
  const stopped = new AbortController();
  const purges = boundListPurges(onPurge);
  let timer: NodeJS.Timeout | undefined;
  let pause = 0;
  let refusal: string | undefined = 'The API has not yet answered /purges.';

  async function follow(): Promise<void> {
    const silence = new AbortController();
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => silence.abort(new Error('The API has sent nothing for 45 seconds.')),
        longestSilence,
      ).unref();
    };
    watch();
    const answer = await fetch(`${apiUrl}/purges`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([stopped.signal, silence.signal]),
    }).finally(() => {
      refusal = undefined;
    });
    if (answer.status === 403) refusal = describeRefusal(token);
    if (!answer.ok || !answer.body)
      throw new Error(refusal ?? `The API answers ${answer.status} to /purges.`);
    let rest = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      watch();
      pause = 0;
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') purges.purge(line.split(' '));
      onSign();
    }
    throw new Error('The API has ended the stream of purges.');
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
  return {
    stop() {
      clearTimeout(timer);
      purges.stop();
      stopped.abort();
    },
    findRefusal: () => refusal,
  };
}

function describeRefusal(token: string | undefined): string {
  const fault =
    token === undefined ? 'PURGE_TOKEN is not set, and the API asks for it' : 'The API refuses PURGE_TOKEN';
  return `${fault}: give the site and the API the same value, then restart both.`;
}

/**
 * Passes surrogate keys on at once, except those of lists: `list:<kind>` (an entry is new or gone) at most every
 * `listPurgeSeconds`, `search:<kind>` (an entry has changed) `searchPurgeSeconds` after the first of them.
 */
export function boundListPurges(purge: (surrogateKeys: readonly string[]) => void) {
  const seconds = { list: listPurgeSeconds, search: searchPurgeSeconds };
  const collected = { list: new Set<string>(), search: new Set<string>() };
  const timers: { [Kind in keyof typeof seconds]?: NodeJS.Timeout } = {};
  const wait = (kind: keyof typeof seconds) => {
    timers[kind] = setTimeout(() => pass(kind), seconds[kind] * 1000).unref();
  };

  function pass(kind: keyof typeof seconds): void {
    delete timers[kind];
    if (collected[kind].size === 0) return;
    purge([...collected[kind]]);
    collected[kind].clear();
    wait(kind);
  }

  return {
    purge(surrogateKeys: readonly string[]): void {
      const others = surrogateKeys.filter((key) => !/^(?:list|search):/.test(key));
      if (others.length > 0) purge(others);
      for (const key of surrogateKeys) {
        if (key.startsWith('list:')) collected.list.add(key);
        if (key.startsWith('search:')) collected.search.add(key);
      }
      if (!timers.list) pass('list');
      if (!timers.search && collected.search.size > 0) wait('search');
    },
    stop() {
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
  };
}
