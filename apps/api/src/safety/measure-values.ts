import { noticeTexts } from '@wbn/contract/social/notice-texts.ts';
import { brokenClauses, type ReportReason } from '@wbn/contract/social/reports.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { NoticeValues } from '../notifications/mail-notice.ts';
import { selectLastMeasure } from './report.sql.ts';

/** Reads why and until when a company is off the site or a person is suspended, for the mail; undefined for people whom it does not affect any more. */
export const measureValues: NoticeValues = {
  'measure-decided': async (db, { kind, reader, resourceID }) => {
    const row = await selectLastMeasure.first(db, { resourceID, userID: reader.userID });
    if (!row) return undefined;
    const texts = noticeTexts(reader.language, kind).mail;
    // The contract allows only these reasons to be stored.
    const reason = (row.reason ?? 'other') as ReportReason;
    const day = row.until ? formatDay(reader.locale, row.until.toISOString().slice(0, 10)) : '';
    return {
      reason: texts?.[`reason_${reason}`] ?? '',
      clause: brokenClauses[reason],
      until: row.until ? fillIn(texts?.until_day ?? '', { day }) : (texts?.until_open ?? ''),
    };
  },
};
