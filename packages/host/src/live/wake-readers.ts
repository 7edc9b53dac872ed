import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { notifyReaders } from './add-live-event.sql.ts';

const underWay = new WeakMap<Kysely<Database>, { isWantedAgain: boolean }>();

/**
 * Wakes whoever tells open pages, after the commit of a write that added events by `insertLiveEvents`; all that commit meanwhile share one call.
 * In the transaction of the write a NOTIFY would make commits wait for each other. Should it fail, readers look by themselves.
 */
export function wakeReaders(db: Kysely<Database>): void {
  const running = underWay.get(db);
  if (running) {
    running.isWantedAgain = true;
    return;
  }
  const call = { isWantedAgain: false };
  underWay.set(db, call);
  void notifyReaders
    .run(db)
    .catch(() => undefined)
    .finally(() => {
      underWay.delete(db);
      if (call.isWantedAgain) wakeReaders(db);
    });
}
