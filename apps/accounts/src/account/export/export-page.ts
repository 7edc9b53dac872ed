import { fillIn } from '@wbn/mail/fill-in.ts';
import { momentText } from '../../moment-text.ts';
import type { Page } from '../../page/document.ts';
import { form, submitButton, withReturn } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { pageLink, small, subheading, warning } from '../../page/text.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { backToAccount } from '../page-parts.ts';
import type { DataExport } from './export.sql.ts';

export const exportPath = '/account/export';

/** Milliseconds after which another copy may be ordered. */
const day = 24 * 60 * 60 * 1000;

export function isUnderWay({ state }: DataExport): boolean {
  return state === 'waiting' || state === 'working';
}

/** Whether somebody may order another copy: not while one is under way, nor for a day after one. */
export function mayOrder(exports: readonly DataExport[]): boolean {
  return !exports.some(
    (copy) => isUnderWay(copy) || (copy.state === 'ready' && Date.now() - copy.createdAt.getTime() < day),
  );
}

/** The person's copies; while one is made, the page reloads by itself. */
export function exportPage(visit: Visit, exports: readonly DataExport[]): Page {
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
  const size = fillIn(words.download, { size: sizeText(visit, fileSize) });
  return html`<li class="${looks.page.row}"><div>${subheading(words.ready)}
${finishedAt !== null && small(fillIn(words.made, { time: momentText(visit, finishedAt) }))}
${small(fillIn(words.until, { time: momentText(visit, expiresAt) }))}</div>
<a class="${looks.button({ size: 'sm' })}" href="${exportPath}/download?id=${id}" download>${size}</a></li>`;
}

function sizeText({ language }: Visit, bytes: number): string {
  const big = bytes >= 1_000_000;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: big ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: big ? 1 : 0,
  });
  return format.format(Math.max(bytes, 1000) / (big ? 1_000_000 : 1000));
}
