import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadRequest } from './http-load.ts';
import type { RushOrder } from './rush-worker.ts';
import type { Sample } from './sample.ts';

/** What a rush was answered: pages or results, and refusals; null where there was none. */
export interface Rush {
  readonly answered: Sample | null;
  readonly refused: Sample | null;
  /** Any other status, or no answer. */
  readonly faults: number;
}

/**
 * Asks over so many connections, each again as soon as it has its answer, refused (503) or not. In a thread of its own: what else is measured
 * meanwhile would wait for thousands of answers.
 */
export async function rushHttp(
  url: string,
  requests: readonly LoadRequest[],
  connections: number,
  seconds: number,
): Promise<Rush> {
  const order: RushOrder = { url, requests, connections, seconds };
  const worker = new Worker(new URL('./rush-worker.ts', import.meta.url), { workerData: order });
  const [rush] = (await once(worker, 'message')) as [Rush];
  await worker.terminate();
  return rush;
}
