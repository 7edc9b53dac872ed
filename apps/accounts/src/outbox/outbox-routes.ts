import type { FastifyInstance } from 'fastify';
import type { Host } from '../host.ts';
import { answerPage } from '../page/answer-page.ts';
import type { Page } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import type { Visit } from '../visit.ts';
import { isOutboxOpen } from './is-outbox-open.ts';
import { type KeptMessage, readOutbox } from './read-outbox.ts';

/** The messages that an installation without a mail server has written, for the people who try it out. */
export function outboxRoutes(server: FastifyInstance, { settings, readVisit, jobs }: Host): void {
  server.get('/outbox', async (request, reply) => {
    if (!isOutboxOpen(settings, request)) return reply.callNotFound();
    const visit = readVisit(request, reply);
    await jobs.settle();
    return answerPage(reply, visit, outboxPage(visit, await readOutbox(settings.outboxDir)));
  });
}

function outboxPage(visit: Visit, messages: readonly KeptMessage[]): Page {
  const { outbox } = visit.texts;
  const time = new Intl.DateTimeFormat(visit.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const article = ({ to, subject, date, text }: KeptMessage) => html`<article class="message">
<h2>${subject}</h2>
<p class="hint">${outbox.to}: ${to} · <time datetime="${date.toISOString()}">${time.format(date)} UTC</time></p>
<p class="message-text">${linked(text)}</p>
</article>`;
  const body = html`<p class="lead">${outbox.lead}</p>
<p class="hint">${outbox.sample}</p>
${messages.length > 0 ? messages.map(article) : html`<p>${outbox.empty}</p>`}`;
  return { title: outbox.title, body, wide: true };
}

/** A text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
