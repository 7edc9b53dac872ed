import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type LoadRequest, toRequest } from './http-load.ts';
import type { RushOrder } from './rush-worker.ts';
import { createTally } from './tally.ts';

/** Milliseconds from one question of a person to the next. */
const pause = 1_000;

const { url, requests, connections, seconds } = workerData as RushOrder;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const startedAt = performance.now();
const end = startedAt + seconds * 1000;
const tally = createTally();

function ask(wanted: LoadRequest): Promise<number> {
  const { method, path, headers, body } = toRequest(wanted);
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers: { ...headers } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

/** People do not ask in step. */
async function reload(place: number): Promise<void> {
  await delay((place / connections) * pause);
  for (let time = place; performance.now() < end; time += 1) {
    const wanted = requests[(time * 7) % requests.length];
    if (!wanted) return;
    const began = performance.now();
    const status = await ask(wanted).catch(() => 0);
    const taken = performance.now() - began;
    tally.note(status, taken);
    await delay(Math.max(0, pause - taken));
  }
}

await Promise.all(Array.from({ length: connections }, (_, place) => reload(place)));
agent.destroy();
parentPort?.postMessage(tally.sumUp((performance.now() - startedAt) / 1000));
