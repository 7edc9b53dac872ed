import autocannon from 'autocannon';
import type { LoadRequest } from './http-load.ts';
import { toRequest } from './http-load.ts';
import { type Sample, summarise } from './sample.ts';

/** What a rush was answered: pages or results, and refusals; null where there was none. */
export interface Rush {
  readonly answered: Sample | null;
  readonly refused: Sample | null;
  /** Any other status, or no answer. */
  readonly faults: number;
}

/** Asks over so many connections, each again as soon as it has its answer, refused (503) or not. */
export async function rushHttp(
  url: string,
  requests: readonly LoadRequest[],
  connections: number,
  seconds: number,
): Promise<Rush> {
  const list = requests.map(toRequest);
  const answered: number[] = [];
  const refused: number[] = [];
  let faults = 0;
  let clients = 0;
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections,
      duration: seconds,
      sampleInt: 500,
      setupClient(client) {
        const start = Math.floor((clients * list.length) / connections) % list.length;
        clients += 1;
        client.setRequests([...list.slice(start), ...list.slice(0, start)]);
      },
    };
    const load = autocannon(options, (error) => (error ? reject(error) : resolve()));
    load.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) answered.push(milliseconds);
      else if (status === 503) refused.push(milliseconds);
      else faults += 1;
    });
    load.on('reqError', () => {
      faults += 1;
    });
  });
  const taken = (performance.now() - startedAt) / 1000;
  const sumUp = (latencies: readonly number[]) => (latencies.length > 0 ? summarise(latencies, taken) : null);
  return { answered: sumUp(answered), refused: sumUp(refused), faults };
}
