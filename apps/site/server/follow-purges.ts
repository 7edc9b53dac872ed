export interface FollowPurgesOptions {
  /** Where the server reaches the API. */
  readonly apiUrl: string;
  readonly token: string | undefined;
  /** Surrogate keys of what was changed; `*` is everything, told first after each time that the stream was away. */
  readonly onPurge: (surrogateKeys: readonly string[]) => void;
  /** The stream has ended, or could not be had; told once until it is back. */
  readonly onFailure: (error: unknown) => void;
}

/** The API says something every 15 seconds; so long without a word is a connection that has died. */
const longestSilence = 45_000;
const longestPause = 30_000;

/** Hears from the API what pages have to forget, as long as it is not stopped; gives the function that stops it. */
export function followPurges({ apiUrl, token, onPurge, onFailure }: FollowPurgesOptions): () => void {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let pause = 0;

  async function follow(): Promise<void> {
    const silence = new AbortController();
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new Error('The API has fallen silent')), longestSilence).unref();
    };
    listen();
    const answer = await fetch(`${apiUrl}/purges`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([stopped.signal, silence.signal]),
    });
    if (!answer.ok || !answer.body)
      throw new Error(`The API answered ${answer.status} to /purges: is PURGE_TOKEN the same for both?`);
    let begun = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      listen();
      pause = 0;
      const [last = '', ...lines] = (begun + part).split('\n').toReversed();
      begun = last;
      for (const line of lines.toReversed()) if (line !== '') onPurge(line.split(' '));
    }
    throw new Error('The API has ended the stream of changes');
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
    stopped.abort();
  };
}
