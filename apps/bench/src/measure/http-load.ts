import autocannon from 'autocannon';
import { type Sample, summarise } from './sample.ts';

export const connections = 16;

/** One request of a load; `body` is sent as JSON, `form` as a form. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks over kept connections, 16 unless told, each going round the list from a place of its own. Throws on a reply with another status. */
export async function loadHttp(
  url: string,
  requests: readonly LoadRequest[],
  seconds: number,
  expected = 200,
  clientCount = connections,
): Promise<Sample> {
  const list = requests.map(toRequest);
  const latencies: number[] = [];
  let faults = 0;
  let clients = 0;
  let stoppedAt = 0;
  const startedAt = performance.now();
  const options: autocannon.Options = {
    url,
    connections: clientCount,
    duration: seconds,
    sampleInt: 50,
    setupClient(client) {
      // Together at the same place they would ask for the same thing at the same time, which a store answers once.
      const start = Math.floor((clients * list.length) / clientCount);
      clients += 1;
      client.setRequests([...list.slice(start), ...list.slice(0, start)]);
    },
  };
  await new Promise<void>((resolve, reject) => {
    const load = autocannon(options, (error) => (error ? reject(error) : resolve()));
    load.on('response', (_client, status, _bytes, milliseconds) => {
      stoppedAt = performance.now();
      if (status === expected) latencies.push(milliseconds);
      else faults += 1;
    });
    load.on('reqError', () => {
      faults += 1;
    });
  });
  if (faults > 0)
    throw new Error(`${url}: ${faults} requests got no reply or another status than ${expected}`);
  return summarise(latencies, (stoppedAt - startedAt) / 1000);
}

export function toRequest({ method, path, body, form, headers }: LoadRequest): autocannon.Request {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body);
  if (text === undefined) return { method, path, ...(headers ? { headers: { ...headers } } : {}) };
  return { method, path, headers: { ...headers, 'content-type': type }, body: text };
}
