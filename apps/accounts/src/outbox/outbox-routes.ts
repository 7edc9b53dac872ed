import { momentText } from '../account-texts.ts';
import type { Page } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { link, small, subheading } from '../page/text.ts';
import type { Pages } from '../pages.ts';
import type { Visit } from '../visit.ts';
import { isOutboxOpen } from './is-outbox-open.ts';
import { type OutboxMail, readOutbox } from './read-outbox.ts';
import { readSampleCodes } from './sample-codes.ts';

/** Pages that show the mails of an installation without a mail server. */
export function outboxRoutes({ open, host }: Pages): void {
  const { settings, jobs } = host;
  open.get('/outbox', async (exchange) => {
    const { reply, visit, show } = exchange;
    if (!isOutboxOpen(exchange)) return reply.callNotFound();
    await jobs.settle();
    const codes = settings.atHome ? await readSampleCodes(host) : [];
    return show(outboxPage(visit, await readOutbox(settings.outboxDir), codes));
  });
}

type SampleCodes = Awaited<ReturnType<typeof readSampleCodes>>;

function outboxPage(visit: Visit, messages: readonly OutboxMail[], codes: SampleCodes): Page {
  const { outbox } = visit.texts;
  const article = ({ to, subject, date, text }: OutboxMail) => html`<article class="${looks.stack('xs')}">
${subheading(subject)}
${small(html`${outbox.to}: ${to} · <time datetime="${date.toISOString()}">${momentText(visit, date)}</time>`)}
<p class="${looks.page.message}">${linked(text)}</p>
</article>`;
  const body = html`${small(outbox.sample)}
${codes.length > 0 && codeList(visit, codes)}
${messages.length > 0 ? html`<div class="${looks.page.rows}">${messages.map(article)}</div>` : html`<p>${outbox.empty}</p>`}`;
  return { title: outbox.title, lead: outbox.lead, body, wide: true };
}

/** Codes of the second step, which sample staff have no phone for. */
function codeList({ texts: { outbox } }: Visit, codes: SampleCodes): Html {
  const row = ({ email, code }: SampleCodes[number]) =>
    html`<li class="${looks.inline('sm', 'between')}"><span>${email}</span><code>${code}</code></li>`;
  return html`<div class="${looks.stack('xs')}">
${subheading(outbox.codes)}
<ul class="${looks.stack('xxs')} ${looks.page.plain}">${codes.map(row)}</ul>
${small(outbox.codesHint)}
</div>`;
}

/** A text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? link(part, part) : html`${part}`));
}
