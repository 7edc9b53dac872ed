import { setTimeout as delay } from 'node:timers/promises';
import type { KeyHost } from '../harness/key-host.ts';
import { printFigure, summarise } from '../measure.ts';
import { openStream } from './open-stream.ts';
import type { Seeded } from './seed-requests.ts';

const messages = 200;
/** Milliseconds between two messages, so that the events of one stream can be told apart. */
const pause = 20;
/** Milliseconds until an event must arrive. */
const patience = 10_000;

interface Measured {
  readonly url: string;
  readonly keys: KeyHost;
  readonly company: Seeded;
  readonly headers: Readonly<Record<string, string>>;
  readonly streams: number;
}

/** Measures how long after sending, and after the reply, a message arrives on the buyer's open page. */
export async function measureDelivery({ url, keys, company, headers, streams }: Measured): Promise<void> {
  const waiting = new Map<string, (heardAt: number) => void>();
  await openStream({
    ...{ url, keys, person: company.buyerID },
    onText(text) {
      const heardAt = performance.now();
      for (const [, requestID] of text.matchAll(/"kind":"message","resourceID":"([^"]+)"/g))
        waiting.get(requestID ?? '')?.(heardAt);
    },
  });
  const fromSending: number[] = [];
  const fromAnswer: number[] = [];
  for (let count = 0; count < messages; count += 1) {
    const requestID = company.requestIDs[count % company.requestIDs.length] ?? '';
    const heard = Promise.withResolvers<number>();
    waiting.set(requestID, heard.resolve);
    const sentAt = performance.now();
    const response = await fetch(
      `${url}/business/request/${requestID}/send-message?bid=${company.businessID}`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'Our list is attached to the offer.' }),
      },
    );
    if (!response.ok) throw new Error(`A message was answered by ${response.status}`);
    const answeredAt = performance.now();
    const heardAt = await Promise.race([heard.promise, delay(patience, undefined, { ref: false })]);
    if (heardAt === undefined) throw new Error(`A message was not told within ${patience} ms`);
    fromSending.push(heardAt - sentAt);
    // The event may come before the reply.
    fromAnswer.push(Math.max(0, heardAt - answeredAt));
    waiting.delete(requestID);
    await delay(pause);
  }
  for (const [name, latencies] of Object.entries({
    'from sending': fromSending,
    'from the answer': fromAnswer,
  })) {
    const { p50, p99 } = summarise(latencies, 1);
    printFigure({
      bench: 'messaging',
      name: `delivery to the other browser, ${name}`,
      streams,
      messages,
      p50,
      p99,
    });
  }
}
