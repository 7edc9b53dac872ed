import { formatMoment } from '@wbn/edition/format.ts';
import type { NoticeValues } from '../../notifications/mail-notice.ts';
import { findWaiting } from './mail-messages.sql.ts';

/** Reads until when an inquiry waits; undefined when it was answered, or assigned to somebody else meanwhile. */
const readDue: NoticeValues['request-reminder'] = async (db, { kind, reader, resourceID: requestID }) => {
  const waiting = await findWaiting.first(db, { requestID, userID: reader.userID });
  if (!waiting || (kind === 'request-assigned' && waiting.assignee_id !== reader.userID)) return undefined;
  return { due: formatMoment(reader.locale, waiting.due_at, reader.timeZone) };
};

export const reminderValues: NoticeValues = { 'request-reminder': readDue, 'request-assigned': readDue };
