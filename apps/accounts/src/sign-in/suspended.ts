import { keyPath } from '@wbn/contract/social/notice-path.ts';
import { noticeTexts } from '@wbn/contract/social/notice-texts.ts';
import { brokenClauses, type ReportReason } from '@wbn/contract/social/reports.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { dayText, writtenIn } from '../account-texts.ts';
import { endSessions } from '../auth/end-sessions.ts';
import type { Exchange } from '../exchange.ts';
import type { Page } from '../page/document.ts';
import { html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { choices, small } from '../page/text.ts';
import type { Visit } from '../visit.ts';
import { findSuspension } from './suspended.sql.ts';

/**
 * Ends the session of somebody whose account staff have suspended, and returns the page that says why, until when and where to object
 * (STF-21); undefined for everybody else. Called after the credentials were right, so that strangers do not learn it.
 */
export async function refuseSuspended({ host, visit }: Exchange, userID: string): Promise<Page | undefined> {
  const suspension = await findSuspension.first(host.db, { userID });
  if (!suspension) return undefined;
  await host.db.transaction().execute((transaction) => endSessions(transaction, { userID }));
  return suspendedPage(visit, suspension);
}

function suspendedPage(
  visit: Visit,
  { until, reason, decision_id, key }: RowOf<typeof findSuspension>,
): Page {
  const { suspended } = visit.texts;
  const reasons = noticeTexts(writtenIn(visit), 'measure-decided').mail;
  // The contract allows only these reasons to be stored.
  const why = { reason: reasons?.[`reason_${reason}`] ?? '', clause: brokenClauses[reason as ReportReason] };
  const address = new URL(keyPath(decision_id, key ?? ''), visit.site).href;
  const body = html`${small(fillIn(suspended.why, why))}
${choices(html`<a class="${looks.button({})}" href="${address}">${suspended.see}</a>`)}`;
  return { title: suspended.title, lead: fillIn(suspended.lead, { day: dayText(visit, until) }), body };
}
