import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { network } from '@wbn/edition/network.ts';
import type { Message } from '@wbn/mail/message.ts';
import { exportReadyMail } from '@wbn/mail/templates/account-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { linkMail } from '../../account-post.ts';
import type { HostSettings } from '../../host.ts';
import { findPerson } from '../../people.sql.ts';
import {
  type DataExport,
  forgetOldExports,
  listExports,
  markFailed,
  markReady,
  noteStep,
  takeExport,
} from './export.sql.ts';
import { fetchPictureFrom } from './fetch-picture.ts';
import { writeArchive } from './write-archive.ts';

declare module '../../host.ts' {
  interface Host {
    readonly exports: Exporter;
  }
}

export interface ExporterOptions {
  readonly db: Kysely<Database>;
  readonly settings: Pick<HostSettings, 'exportsDir' | 'apiUrl' | 'accountsUrl' | 'edition'>;
  readonly send: (message: Message) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Makes the copies of their data that people asked for, one after the other, whoever else does so too. */
export interface Exporter {
  /** Looks now, and every minute from then on. */
  start(): void;
  /** There is something to make; returns at once. */
  wake(): void;
  /** Makes all that wait. */
  makeWaiting(): Promise<void>;
  fileOf(id: string): string;
  /** The files of somebody's copies. */
  filesOf(userID: string): Promise<string[]>;
  remove(files: readonly string[]): Promise<void>;
  /** Removes files and rows that are older than seven days. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

const minute = 60_000;

/**
 * The row is the job: whoever takes it holds it for five minutes, and longer with each step, so that a copy whose process has
 * ended is made by another. Decided against a library for jobs: one table that also tells people how far their copy is.
 */
export function createExporter({ db, settings, send, onFailure }: ExporterOptions): Exporter {
  const { exportsDir } = settings;
  const fetchPicture = fetchPictureFrom(settings.apiUrl);
  const fileOf = (id: string) => join(exportsDir, `${id}.zip`);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function make(order: DataExport): Promise<void> {
    const file = fileOf(order.id);
    const size = await writeArchive({
      db,
      userID: order.userID,
      file,
      fetchPicture,
      onStep: (done, all) => noteStep(db, order.id, done, all),
    });
    if (!(await markReady(db, order.id, size))) return rm(file, { force: true });
    const person = await findPerson(db, order.userID);
    if (!person) return;
    const to = { to: person.email, firstName: person.firstName };
    await send(
      exportReadyMail(linkMail(visitOf(order, settings), settings.accountsUrl, to, '/account/export')),
    );
  }

  async function makeAll(): Promise<void> {
    await mkdir(exportsDir, { recursive: true, mode: 0o700 });
    while (!stopped) {
      const order = await takeExport(db);
      if (!order) return;
      try {
        await make(order);
      } catch (error) {
        onFailure(error);
        await markFailed(db, order);
      }
    }
  }

  async function makeWaiting(): Promise<void> {
    // What came in while another round ended is found by a round of its own.
    while (running) await running;
    running = makeAll().finally(() => {
      running = undefined;
    });
    await running;
  }

  const wake = () => {
    if (!stopped) makeWaiting().catch(onFailure);
  };

  async function tidy(): Promise<void> {
    const left = await forgetOldExports(db);
    const files = await readdir(exportsDir).catch(() => []);
    const gone = files.filter((name) => !left.has(name.slice(0, 36)));
    await remove(gone.map((name) => join(exportsDir, name)));
  }

  async function remove(files: readonly string[]): Promise<void> {
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }

  return {
    wake,
    makeWaiting,
    fileOf,
    remove,
    tidy,
    async filesOf(userID) {
      return (await listExports(db, userID)).map(({ id }) => fileOf(id));
    },
    start() {
      wake();
      timer = setInterval(() => {
        wake();
        tidy().catch(onFailure);
      }, minute).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** What a mail tells of the edition that the copy was ordered from. */
function visitOf(order: DataExport, settings: ExporterOptions['settings']) {
  const language: Language = languages.find((known) => known === order.language) ?? 'en';
  const edition = network.find(({ id }) => id === order.edition)?.id ?? settings.edition;
  return { language, edition, label: editionLabel(edition, language), back: new URL(order.back) };
}
