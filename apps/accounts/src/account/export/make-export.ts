import { mkdir, rm } from 'node:fs/promises';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { HostSettings } from '../../host.ts';
import { beginExport, insertExport, markFailed, markReady, noteStep, type Order } from './export.sql.ts';
import { exportFile } from './export-files.ts';
import { mailExportReady } from './mail-export-ready.ts';
import { writeArchive } from './write-archive.ts';

/** The job that makes ordered copies of data, one after the other. */
const makeExport = defineTask({
  name: 'make-export',
  payload: z.object({ exportID: z.string() }),
  hours: 0.5,
  queue: 'exports',
});

export interface ExportMaking {
  readonly db: Kysely<Database>;
  readonly settings: Pick<HostSettings, 'exportsDir' | 'apiUrl'>;
}

/** Orders a copy; nothing happens while another of the same person is under way. */
export function orderExport(db: Kysely<Database>, order: Order): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await insertExport.first(transaction, order);
    if (row) await addJob(transaction, makeExport, { exportID: row.id }, row.id);
  });
}

/** Writes the archive and records progress in the row; the mail about it is a separate job. */
export function bindMakeExport({ db, settings: { exportsDir, apiUrl } }: ExportMaking): BoundTask {
  const fetchPicture = fetchPictureFrom(apiUrl);

  async function make(exportID: string, userID: string, signal: AbortSignal): Promise<void> {
    await mkdir(exportsDir, { recursive: true, mode: 0o700 });
    const file = exportFile(exportsDir, exportID);
    const size = await writeArchive({
      db,
      userID,
      file,
      fetchPicture,
      async onStep(done, all) {
        signal.throwIfAborted();
        await noteStep.run(db, { id: exportID, done, all });
      },
    });
    const isWanted = await db.transaction().execute(async (transaction) => {
      const isReady = (await markReady.run(transaction, { id: exportID, fileSize: size })) > 0;
      if (isReady) await addJob(transaction, mailExportReady, { exportID }, exportID);
      return isReady;
    });
    if (!isWanted) await rm(file, { force: true });
  }

  return bindTask(makeExport, async ({ exportID }, { isLast, signal }) => {
    const begun = await beginExport.first(db, { id: exportID });
    if (!begun) return;
    try {
      await make(exportID, begun.userID, signal);
    } catch (error) {
      await markFailed.run(db, { id: exportID, state: isLast ? 'failed' : 'waiting' });
      throw error;
    }
  });
}

/** Milliseconds. */
const patience = 10_000;

/**
 * Fetches a picture from the API or, for an absolute address, from the bucket. Gives undefined when it does not exist; throws when
 * the store fails.
 */
function fetchPictureFrom(apiUrl: string): (url: string) => Promise<Buffer | undefined> {
  return async (url) => {
    const answer = await fetch(new URL(url, apiUrl), { signal: AbortSignal.timeout(patience) });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`A picture's store answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
