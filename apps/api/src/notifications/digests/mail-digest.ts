import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely, RawBuilder } from 'kysely';
import * as z from 'zod';
import { findReader, type Mailing, type Reader } from '../../mails/find-reader.ts';
import { stopUrlOf } from '../stop-mails.ts';
import {
  closeDigest,
  type DigestKey,
  type DigestKind,
  digestKinds,
  insertDigest,
  lockDigest,
  reopenDigest,
  selectReaders,
} from './digest.sql.ts';

/** A mail that sums up a day or a week: who may get it, and what stands in it. */
export interface Digest {
  readonly kind: DigestKind;
  /** A subquery of the ids of people who may have something to read. */
  readonly selectCandidates: (now: Date) => RawBuilder<unknown>;
  /** Builds the mail; undefined when there is nothing to tell. */
  readonly build: (db: Kysely<Database>, frame: DigestFrame) => Promise<BuiltDigest | undefined>;
}

interface BuiltDigest {
  readonly mail: Mail;
  /** The position of the last notification that it tells of. */
  readonly mailedUntil?: string;
}

/** The parts that all digests have. */
export interface DigestFrame extends Reader {
  readonly id: string;
  /** The day on which it is sent, as `2026-11-30`. */
  readonly period: string;
  readonly stopUrl: string;
}

/** Digests are sent between these hours of the person's day. */
const firstHour = 8;
const lastHour = 20;

/** The day (`YYYY-MM-DD`, in the person's time zone) of the digest that is due now: every day, or on Mondays. Undefined when none is due. */
export function digestPeriod(now: Date, interval: DigestInterval, timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit' },
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  if (interval === 'none' || hour < firstHour || hour >= lastHour) return undefined;
  if (interval === 'weekly' && parts.get('weekday') !== 'Mon') return undefined;
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

export const mailDigest = defineTask({
  name: 'mail-digest',
  payload: z.object({ userID: z.string(), kind: z.enum(digestKinds), period: z.string() }),
  // Retrying longer would send the mail at night.
  hours: 8,
});

/**
 * Sends one digest per person, kind and period. It is marked as sent before the mail server gets it, so a process that dies in between has
 * sent at most one mail. It is retried when the server fails.
 */
export function bindMailDigest(mailing: Mailing, digests: readonly Digest[]): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailDigest, async (key) => {
    const digest = digests.find(({ kind }) => kind === key.kind);
    const mail = digest && (await prepare(mailing, digest, key));
    if (!mail) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      if (error instanceof MailRefusedError) await closeDigest.run(db, { ...key, skipped: 'refused' });
      else await reopenDigest.run(db, key);
      throw error;
    }
  });
}

/** Checks again whether the digest is wanted, and builds it; undefined when there is nothing to send. */
function prepare({ db, siteLinks }: Mailing, digest: Digest, key: DigestKey): Promise<Mail | undefined> {
  const { userID, kind, period } = key;
  return db.transaction().execute(async (transaction) => {
    const locked = await lockDigest.first(transaction, key);
    if (!locked) return undefined;
    const skip = async (skipped: 'stopped' | 'no-address' | 'nothing-left') => {
      await closeDigest.run(transaction, { ...key, skipped });
      return undefined;
    };
    if (locked.interval === 'none') return skip('stopped');
    const reader = await findReader({ db: transaction, siteLinks }, userID);
    if (!reader) return skip('no-address');
    const stopUrl = await stopUrlOf(transaction, reader, kind);
    const id = `${kind}-${period}-${userID}`;
    const built = await digest.build(transaction, { ...reader, id, period, stopUrl });
    if (!built) return skip('nothing-left');
    await closeDigest.run(transaction, { ...key, mailedUntil: built.mailedUntil });
    return built.mail;
  });
}

const batch = 500;

/** Adds a job for everyone whose digest is due; at most one per person, kind and period, however often this runs. Returns how many were added. */
export async function queueDigests(
  db: Kysely<Database>,
  { kind, selectCandidates }: Digest,
  now = new Date(),
): Promise<number> {
  let queued = 0;
  const candidates = selectCandidates(now);
  for (let after = ''; ; ) {
    const readers = await selectReaders.all(db, { kind, candidates, after, limit: batch });
    for (const { user_id: userID, time_zone, interval } of readers) {
      const period = digestPeriod(now, interval, time_zone ?? 'UTC');
      if (period && (await addDigest(db, { userID, kind, period }))) queued += 1;
    }
    const last = readers.at(-1);
    if (!last || readers.length < batch) return queued;
    after = last.user_id;
  }
}

/** Inserts the digest and its job in one transaction; false when it is there already. */
function addDigest(db: Kysely<Database>, key: DigestKey): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const added = await insertDigest.first(transaction, key);
    if (added) await addJob(transaction, mailDigest, key, `${key.userID} ${key.kind}`);
    return added !== undefined;
  });
}
