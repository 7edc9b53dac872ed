import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { type LoadRequest, type Sample, summarise, toRequest } from '../measure.ts';

export interface RushOrder {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
}

/** Replies in a rush: 200 and refusals (503); null when there were none. */
export interface Rush {
  readonly answered: Sample | null;
  readonly refused: Sample | null;
  /** Any other status, or no reply. */
  readonly faults: number;
}

/** Requests per connection: preparing all of them for thousands of connections would take the first seconds of the rush. */
const requestsOfOne = 8;

const { url, requests, connections, seconds } = workerData as RushOrder;
const list = requests.map(toRequest);
const answered: number[] = [];
const refused: number[] = [];
let faults = 0;
let clients = 0;
await new Promise<void>((resolve, reject) => {
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    sampleInt: 500,
    setupClient(client) {
      const start = Math.floor((clients * list.length) / connections) % list.length;
      clients += 1;
      client.setRequests([...list, ...list].slice(start, start + requestsOfOne));
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
const sumUp = (latencies: readonly number[]) => (latencies.length > 0 ? summarise(latencies, seconds) : null);
parentPort?.postMessage({ answered: sumUp(answered), refused: sumUp(refused), faults } satisfies Rush);
