import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { formatBytes } from '@wbn/edition/format.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyReply } from 'fastify';
import { dayText, momentText } from '../../account-texts.ts';
import type { Page } from '../../page/document.ts';
import { form, submitButton, withReturn } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { backToAccount, pageLink, small, subheading, warning } from '../../page/text.ts';
import type { Pages } from '../../pages.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { type DataExport, findExportOfStaff, selectExports } from './export.sql.ts';
import { exportFile, orderExport } from './make-export.ts';

const exportPath = '/account/export';
/** Where a colleague loads an export that they ordered at the desk. */
const staffExportPath = '/staff/export';

/** Milliseconds before another export may be ordered. */
const day = 24 * 60 * 60 * 1000;

function isUnderWay({ state }: DataExport): boolean {
  return state === 'waiting' || state === 'working';
}

/** Whether another export may be ordered: not while one is in progress, nor for a day after one. */
function mayOrder(exports: readonly DataExport[]): boolean {
  return !exports.some(
    (copy) => isUnderWay(copy) || (copy.state === 'ready' && Date.now() - copy.createdAt.getTime() < day),
  );
}

/** Lists the member's exports; reloads itself while one is in progress. */
function exportPage(visit: Visit, exports: readonly DataExport[]): Page {
  const words = wordsOf(visit).export;
  const [latest] = exports;
  const ready = exports.filter(({ state }) => state === 'ready');
  const body = html`${latest && isUnderWay(latest) && progress(visit, latest)}
${latest?.state === 'failed' && warning(words.failed)}
${ready.length > 0 && html`<ul class="${looks.page.rows}">${ready.map((copy) => row(visit, copy))}</ul>`}
${mayOrder(exports) ? form(visit, exportPath, submitButton(ready.length > 0 ? words.again : words.start)) : ready.length > 0 && small(words.tooOften)}
${backToAccount(visit)}`;
  return {
    title: words.title,
    lead: words.lead,
    body,
    ...(latest && isUnderWay(latest) ? { refresh: withReturn(visit, exportPath) } : {}),
  };
}

function progress(visit: Visit, { state, stepsDone, steps }: DataExport): Html {
  const words = wordsOf(visit).export;
  const text =
    state === 'working' && steps > 0 ? fillIn(words.working, { done: stepsDone, all: steps }) : words.waiting;
  return html`<div class="${looks.stack('xs')}" role="status">
<p>${text}</p>
<progress class="${looks.progress.progress}" max="${Math.max(steps, 1)}" value="${stepsDone}" aria-label="${words.progress}"></progress>
${small(html`${words.refresh} ${pageLink(visit, exportPath, words.look)}`)}
</div>`;
}

function row(visit: Visit, { id, fileSize, finishedAt, expiresAt }: DataExport): Html {
  const words = wordsOf(visit).export;
  const size = fillIn(words.download, {
    size: formatBytes(editionLocale(visit.edition, visit.language), fileSize),
  });
  return html`<li class="${looks.page.row}"><div>${subheading(words.ready)}
${finishedAt !== null && small(fillIn(words.made, { time: dayText(visit, finishedAt) }))}
${small(fillIn(words.until, { time: momentText(visit, expiresAt) }))}</div>
<a class="${looks.button({ size: 'sm' })}" href="${exportPath}/download?id=${id}" download>${size}</a></li>`;
}

/** Pages of the personal-data export: order it, watch its job, download it. */
export function exportRoutes({ host, member }: Pages): void {
  member.get(exportPath, async ({ visit, session, show }) => {
    return show(exportPage(visit, await selectExports.all(host.db, { userID: session.userId })));
  });

  member.post(exportPath, async ({ visit, session, goTo }) => {
    const { userId: userID } = session;
    if (mayOrder(await selectExports.all(host.db, { userID }))) {
      const { language, edition, back } = visit;
      await orderExport(host.db, { userID, language, edition, back: back.href });
    }
    return goTo(exportPath);
  });

  member.get(`${exportPath}/download`, async ({ reply, visit, session }) => {
    const id = visit.query.get('id');
    const own = await selectExports.all(host.db, { userID: session.userId });
    return sendExport(
      reply,
      host.settings.exportsDir,
      own.find((copy) => copy.id === id && copy.state === 'ready'),
    );
  });

  // Of staff: only who has ordered it, while they are staff.
  member.get(staffExportPath, async ({ reply, visit, session }) => {
    const id = visit.query.get('id') ?? '';
    const found = await findExportOfStaff.first(host.db, { id, staffID: session.userId });
    return sendExport(reply, host.settings.exportsDir, found);
  });
}

/** Sends the file of an export; 404 without one. */
async function sendExport(
  reply: FastifyReply,
  exportsDir: string,
  found: Pick<DataExport, 'id' | 'createdAt'> | undefined,
): Promise<unknown> {
  const file = found && exportFile(exportsDir, found.id);
  const size = file && (await stat(file).catch(() => undefined))?.size;
  if (!file || size === undefined) return reply.callNotFound();
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': `attachment; filename="wbn-${found.createdAt.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'no-store',
    })
    .send(createReadStream(file));
}
