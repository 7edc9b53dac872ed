import { setTimeout } from 'node:timers/promises';
import { type Part, type PartOptions, startPart } from './part.ts';

export interface KeepOptions extends Omit<PartOptions, 'signal'> {
  readonly say: (sentence: string) => void;
  /** Milliseconds before it is first started again; doubled each time, up to half a minute. */
  readonly firstWait?: number;
}

const longestWait = 30_000;
/** A part that ran for so many milliseconds was well: the next wait is the first again. */
const wellAfter = 60_000;

/** Starts a part, and starts it again whenever it ends by itself. Throws one sentence when it cannot be started at first. */
export async function keepPart(options: KeepOptions): Promise<Pick<Part, 'stop'>> {
  const { say, firstWait = 1_000 } = options;
  const stopping = new AbortController();
  const start = () => startPart({ ...options, signal: stopping.signal });
  let part: Part | undefined = await start();

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

  // Only being stopped ends the wait early.
  const keeping = keep().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await part?.stop();
      await Promise.race([keeping, part?.ended]);
    },
  };
}
