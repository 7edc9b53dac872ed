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
export function rushHttp(
  url: string,
  requests: readonly LoadRequest[],
  connections: number,
  seconds: number,
): Promise<Rush> {
  return runWorker(new URL('./rush-worker.ts', import.meta.url), { url, requests, connections, seconds });
}

/** As many who ask once a second, not in step: somebody who reloads a page that was refused. */
export function reloadHttp(
  url: string,
  requests: readonly LoadRequest[],
  connections: number,
  seconds: number,
): Promise<Rush> {
  return runWorker(new URL('./reload-worker.ts', import.meta.url), { url, requests, connections, seconds });
}

async function runWorker(file: URL, order: RushOrder): Promise<Rush> {
  const worker = new Worker(file, { workerData: order });
  const [rush] = (await once(worker, 'message')) as [Rush];
  await worker.terminate();
  return rush;
}
