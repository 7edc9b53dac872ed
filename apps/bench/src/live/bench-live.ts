import { setTimeout as delay } from 'node:timers/promises';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { benchData, say } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { residentMemory } from '../bed/resident-memory.ts';
import { startApiOn } from '../bed/start-api.ts';
import { printFigure } from '../measure/figure.ts';
import { startKeyHost } from '../session/key-host.ts';
import { openStream, openStreams } from './open-stream.ts';

const streams = 2_000;
const rounds = 5;
/** Milliseconds in which an event has to arrive everywhere. */
const patience = 30_000;
/** Milliseconds after which a process has given back what it held for a moment. */
const settling = 20_000;

/** What open event streams cost: the memory of each, and how soon all of them hear of one notice. */
export async function benchLive(cleanup: Cleanup): Promise<void> {
  say('Starting PostgreSQL ...');
  const server = await startEmbeddedServer({ dataDir: benchData, onProgress: say });
  cleanup.add(() => server.stop());
  const keys = await startKeyHost(cleanup);
  const api = await startApiOn(cleanup, {
    DATABASE_URL: server.url,
    DATA_DIR: benchData,
    ACCOUNTS_URL: keys.url,
    PUBLIC_ACCOUNTS_URL: keys.url,
  });
  const { db, close } = connect(server.url, { max: 1, applicationName: 'wbn-bench' });
  cleanup.add(close);
  const people = Array.from({ length: streams }, () => newId());
  // The first stream makes the process listen: what that costs is not counted for each.
  await openStream({ url: api.url, keys, person: newId(), onText: () => undefined });
  await delay(settling);
  const before = residentMemory(api.pid);
  let heard = 0;
  await openStreams(people, {
    ...{ url: api.url, keys },
    onText: (text) => {
      if (text.includes('"notification"')) heard += 1;
    },
  });
  await delay(settling);
  const after = residentMemory(api.pid);
  printFigure({
    bench: 'live',
    what: 'memory of an open stream',
    streams,
    kilobytes: ((after - before) * 1024) / streams,
    before,
    after,
  });
  for (let round = 1; round <= rounds; round++) {
    heard = 0;
    const start = performance.now();
    await addLiveEvents.run(db, { audiences: people, kind: 'notification', resourceID: newId() });
    const written = performance.now() - start;
    while (heard < streams && performance.now() - start < patience) await delay(1);
    const milliseconds = performance.now() - start;
    printFigure({
      bench: 'live',
      what: 'until all have heard of one notice',
      round,
      streams,
      heard,
      written,
      milliseconds,
    });
  }
}
