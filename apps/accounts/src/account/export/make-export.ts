import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@wbn/contract/shared/language.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { makeExport } from '@wbn/host/jobs/account-tasks.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { HostSettings } from '../../host.ts';
import { linkMail, type Mailing, type MailVisit } from '../../mails/define-mail.ts';
import { findPerson } from '../../people.sql.ts';
import {
  type BegunExport,
  beginExport,
  deleteOldExports,
  findReadyExport,
  insertExport,
  markFailed,
  markReady,
  type Order,
  selectExportIDs,
  updateProgress,
} from './export.sql.ts';
import { writeArchive } from './write-archive.ts';

/** Path of an export's file, which exists when the export is ready. */
export function exportFile(exportsDir: string, exportID: string): string {
  return join(exportsDir, `${exportID}.zip`);
}

export async function deleteExportFiles(exportsDir: string, exportIDs: readonly string[]): Promise<void> {
  await Promise.all(exportIDs.map((id) => rm(exportFile(exportsDir, id), { force: true })));
}

/** Deletes expired exports, and files without a row. */
export async function cleanUpExports(db: Kysely<Database>, exportsDir: string): Promise<void> {
  await deleteOldExports.run(db);
  const left = new Set((await selectExportIDs.all(db)).map(({ id }) => id));
  const files = await readdir(exportsDir).catch(() => []);
  const gone = files.filter((name) => !left.has(name.slice(0, 36)));
  await Promise.all(gone.map((name) => rm(join(exportsDir, name), { force: true })));
}

/** Mails that an export can be downloaded; the export's id is the mail's. */
const mailExportReady = defineTask({
  name: 'mail-export-ready',
  payload: z.object({ exportID: z.string() }),
  hours: 72,
});

export function bindMailExportReady(mailing: Mailing & { readonly edition: EditionId }): BoundTask {
  const { db, mailer, edition } = mailing;
  return bindTask(mailExportReady, async ({ exportID }) => {
    const order = await findReadyExport.first(db, { id: exportID });
    const person = order && (await findPerson.first(db, { id: order.userID }));
    if (!person) return;
    await mailer.send(
      accountMail(
        'exportReady',
        linkMail(exportID, visitOf(order, edition), person, mailing, '/account/export'),
      ),
    );
  });
}

function visitOf({ language, edition, back }: Order, ownEdition: EditionId): MailVisit {
  return {
    language: languages.find((known) => known === language) ?? 'en',
    edition: network.find(({ id }) => id === edition)?.id ?? ownEdition,
    back,
  };
}

interface ExportMaking {
  readonly db: Kysely<Database>;
  readonly settings: Pick<HostSettings, 'exportsDir' | 'apiUrl'>;
}

/** Orders an export; does nothing while another one of the person is in progress. */
export function orderExport(db: Kysely<Database>, order: Order): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await insertExport.first(transaction, order);
    if (row) await addJob(transaction, makeExport, { exportID: row.id }, row.id);
  });
}

/** Writes the archive and records its progress; a separate job mails about it, unless staff have ordered it. */
export function bindMakeExport({ db, settings: { exportsDir, apiUrl } }: ExportMaking): BoundTask {
  const fetchPicture = fetchPictureFrom(apiUrl);

  async function make(
    exportID: string,
    { userID, staffID }: BegunExport,
    signal: AbortSignal,
  ): Promise<void> {
    await mkdir(exportsDir, { recursive: true, mode: 0o700 });
    const file = exportFile(exportsDir, exportID);
    const size = await writeArchive({
      db,
      userID,
      file,
      fetchPicture,
      async onStep(done, all) {
        signal.throwIfAborted();
        await updateProgress.run(db, { id: exportID, done, all });
      },
    });
    const isWanted = await db.transaction().execute(async (transaction) => {
      const isReady = (await markReady.run(transaction, { id: exportID, fileSize: size })) > 0;
      if (isReady && !staffID) await addJob(transaction, mailExportReady, { exportID }, exportID);
      return isReady;
    });
    if (!isWanted) await rm(file, { force: true });
  }

  return bindTask(makeExport, async ({ exportID }, { isLast, signal }) => {
    const begun = await beginExport.first(db, { id: exportID });
    if (!begun) return;
    try {
      await make(exportID, begun, signal);
    } catch (error) {
      await markFailed.run(db, { id: exportID, state: isLast ? 'failed' : 'waiting' });
      throw error;
    }
  });
}

/** In milliseconds. */
const fetchTimeout = 10_000;

/**
 * Fetches a picture from the API or, for an absolute address, from the bucket. Returns undefined when it does not exist. Throws when the
 * store fails.
 */
function fetchPictureFrom(apiUrl: string): (url: string) => Promise<Buffer | undefined> {
  return async (url) => {
    const answer = await fetch(new URL(url, apiUrl), { signal: AbortSignal.timeout(fetchTimeout) });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`A picture's store answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
