import { type Sample, summarise } from './sample.ts';

/** What a worker is told: first what to work on, then for how long. */
export type WorkerOrder = { readonly load: unknown } | { readonly seconds: number };
export type WorkerReply = { readonly ready: true } | { readonly sample: Sample } | { readonly fault: string };

interface Loop {
  /** Is given a number that grows by one each time. */
  readonly work: (count: number) => unknown;
  /** How many are under way at once. */
  readonly concurrency: number;
}

/** The worker's side: prepares what the parent sends, then repeats it for as long as the parent says. */
export function serveLoop<Load>(prepare: (load: Load) => Loop | Promise<Loop>): void {
  let loop: Loop | undefined;
  const obey = async (order: WorkerOrder): Promise<WorkerReply> => {
    if ('load' in order) {
      loop = await prepare(order.load as Load);
      return { ready: true };
    }
    if (!loop) throw new Error('The worker was given nothing to work on');
    return { sample: await repeat(loop, order.seconds) };
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', (order: WorkerOrder) => {
    obey(order)
      .catch(
        (error: unknown): WorkerReply => ({
          fault: error instanceof Error ? String(error.stack) : String(error),
        }),
      )
      .then((reply) => process.send?.(reply));
  });
}

let count = 0;

async function repeat({ work, concurrency }: Loop, seconds: number): Promise<Sample> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  const keepGoing = async () => {
    for (let now = performance.now(); now < deadline; ) {
      const began = now;
      await work(count++);
      now = performance.now();
      latencies.push(now - began);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, keepGoing));
  return summarise(latencies, (performance.now() - startedAt) / 1000);
}
