import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type LoadRequest, type Sample, summarise } from '../measure.ts';

export interface OpenLoop {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  /** Requests a second, sent whether or not the earlier ones have been answered. */
  readonly rate: number;
  readonly seconds: number;
}

/** Replies to an open loop; latencies count from when a request was due; null when there were none. */
export interface OpenLoopResult {
  /** Replies with 200. */
  readonly answered: Sample | null;
  /** Replies with 503. */
  readonly refused: Sample | null;
  /** Any other status, or no reply within 30 seconds. */
  readonly faults: number;
}

const sendEvery = 5;
const patience = 30_000;

process.once('message', async (load: OpenLoop) => {
  process.send?.(await runOpenLoop(load));
  process.disconnect();
});

/** As a proxy does, it keeps connections open and opens another one whenever all are waiting for replies. */
async function runOpenLoop({ url, requests, rate, seconds }: OpenLoop): Promise<OpenLoopResult> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const latencies = new Map<number, number[]>([
    [200, []],
    [503, []],
  ]);
  let faults = 0;

  async function send({ method, path, body, headers }: LoadRequest, due: number): Promise<void> {
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(patience),
        },
        (reply: IncomingMessage) => {
          reply
            .resume()
            .once('end', () => resolve(reply.statusCode ?? 0))
            .once('error', reject);
        },
      );
      sent.once('error', reject).end(body && JSON.stringify(body));
    }).catch(() => 0);
    const known = latencies.get(status);
    if (known) known.push(performance.now() - due);
    else faults += 1;
  }

  const began = performance.now();
  const sending: Promise<void>[] = [];
  while (sending.length < rate * seconds) {
    while (sending.length < Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate)) {
      const next = requests[sending.length % requests.length];
      if (next) sending.push(send(next, began + (sending.length * 1000) / rate));
    }
    await delay(sendEvery);
  }
  await Promise.all(sending);
  agent.destroy();
  const sumUp = (list: readonly number[] = []) => (list.length > 0 ? summarise(list, seconds) : null);
  return { answered: sumUp(latencies.get(200)), refused: sumUp(latencies.get(503)), faults };
}
