import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { type LoadRequest, toRequest } from './http-load.ts';
import { createTally } from './tally.ts';

export interface RushOrder {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
}

/** Each connection goes round so many: preparing all of them for each of thousands would take the first seconds of the rush. */
const requestsOfOne = 8;

const { url, requests, connections, seconds } = workerData as RushOrder;
const list = requests.map(toRequest);
const tally = createTally();
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
      client.setRequests([...list, ...list].slice(start, start + requestsOfOne));
    },
  };
  const load = autocannon(options, (error) => (error ? reject(error) : resolve()));
  load.on('response', (_client, status, _bytes, milliseconds) => {
    tally.note(status, milliseconds);
  });
  load.on('reqError', () => tally.note(0, 0));
});
parentPort?.postMessage(tally.sumUp((performance.now() - startedAt) / 1000));
