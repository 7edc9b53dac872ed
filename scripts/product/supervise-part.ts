import { setTimeout } from 'node:timers/promises';
import { type Part, type PartOptions, startPart } from './part.ts';

interface SuperviseOptions<Kept> {
  readonly name: string;
  readonly start: (signal: AbortSignal) => Promise<Kept>;
  readonly say: (sentence: string) => void;
  /** Milliseconds before the first restart; doubled each time, up to half a minute. */
  readonly firstWait?: number;
}

const longestWait = 30_000;
/** After running this long (milliseconds), a part waits `firstWait` again. */
const wellAfter = 60_000;

/** Starts a server of the product, and restarts it whenever it ends by itself. */
export function supervisePart(
  options: Omit<PartOptions, 'signal'> & Pick<SuperviseOptions<Part>, 'say' | 'firstWait'>,
): Promise<Pick<Part, 'stop'>> {
  return supervise({ ...options, start: (signal) => startPart({ ...options, signal }) });
}

/** Starts something, and restarts it whenever it ends by itself. Throws one sentence when the first start fails. */
export async function supervise<Kept extends Part>(
  options: SuperviseOptions<Kept>,
): Promise<Pick<Part, 'stop'>> {
  const { say, firstWait = 1_000 } = options;
  const stopping = new AbortController();
  const start = () => options.start(stopping.signal);
  let part: Kept | undefined = await start();

  async function keep(): Promise<void> {
    let wait = firstWait;
    let since = Date.now();
    let sentence = await part?.failed;
    while (!stopping.signal.aborted) {
      if (Date.now() - since > wellAfter) wait = firstWait;
      say(`${sentence}; it is started again in ${wait / 1000} s.`);
      await setTimeout(wait, undefined, { signal: stopping.signal });
      wait = Math.min(wait * 2, longestWait);
      since = Date.now();
      try {
        part = await start();
        say(`${options.name} is up again.`);
        sentence = await part.failed;
      } catch (error) {
        sentence = error instanceof Error ? error.message : String(error);
      }
    }
  }

  // Only `stop` ends the wait early.
  const keeping = keep().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await part?.stop();
      await Promise.race([keeping, part?.ended]);
    },
  };
}
