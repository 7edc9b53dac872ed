import { noticeTexts } from '@wbn/contract/social/notice-texts.ts';
import { brokenClauses, type ReportReason } from '@wbn/contract/social/reports.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { NoticeOfMail, NoticeValues } from '../notifications/mail-notice.ts';
import { findMeasureOfNotice } from './measure.sql.ts';
import { kindsOfWord } from './tell-outcome.ts';

/** Reads why and until when a measure was taken, for the mail; undefined for people whom it does not affect any more. */
async function readMeasure(
  db: Kysely<Database>,
  { kind, outcome, reader, resourceID, rootID }: NoticeOfMail,
): Promise<Record<string, string> | undefined> {
  const measure = await findMeasureOfNotice.first(db, {
    ...{ decisionID: rootID, targetID: resourceID, userID: reader.userID },
    kinds: kind === 'measure-decided' ? kindsOfWord(outcome?.split('-')[0]) : ['remove'],
  });
  if (!measure) return undefined;
  const texts = noticeTexts(reader.language, 'measure-decided').mail;
  // The contract allows only these reasons to be stored.
  const reason = measure.reason as ReportReason;
  const day = measure.until ? formatDay(reader.locale, measure.until.toISOString().slice(0, 10)) : '';
  return {
    reason: texts?.[`reason_${reason}`] ?? '',
    clause: brokenClauses[reason],
    until: measure.until ? fillIn(texts?.until_day ?? '', { day }) : (texts?.until_open ?? ''),
    // Who cannot sign in reads the decision by the secret of the mail.
    ...(measure.key && { key: measure.key }),
  };
}

export const measureValues: NoticeValues = {
  'measure-decided': readMeasure,
  'text-removed': readMeasure,
  'removal-reviewed': readMeasure,
};
