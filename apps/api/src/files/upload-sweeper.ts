import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { repeatHourly } from '../server/repeat-hourly.ts';
import type { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { sweepUploads } from './sweep-uploads.ts';

const hour = 3_600_000;

/** Sweeps now and every hour until told to stop; several processes may. */
export function startUploadSweeper(options: {
  readonly db: Kysely<Database>;
  readonly store: FileStore;
  /** The same store, when it is a folder of ours. */
  readonly diskStore: DiskStore | undefined;
  readonly onFailure: (error: unknown) => void;
}): { stop(): Promise<void> } {
  const { db, store, diskStore, onFailure } = options;
  return repeatHourly(async () => {
    await sweepUploads(db, store);
    await diskStore?.removeBrokenOff(new Date(Date.now() - hour));
  }, onFailure);
}
