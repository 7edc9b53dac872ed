import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../host.ts';
import { findKnownDevice } from '../known-device.ts';
import { isOutboxOpen } from '../outbox/is-outbox-open.ts';
import { answerPage } from '../page/answer-page.ts';
import { withReturn } from '../page/form.ts';
import { readEmail, throttledProblem } from '../read-form.ts';
import { mayMail, throttle } from '../throttle.ts';
import { addResetLinkMail } from './mail-reset-link.ts';
import { forgotPage, forgotSentPage } from './password-pages.ts';

/** Asking for the link with which a new password is chosen. Who has the address is looked up by a job, so that every answer takes as long. */
export function forgotRoutes(server: FastifyInstance, host: Host): void {
  server.get('/forgot-password', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    return answerPage(reply, visit, forgotPage(visit));
  });

  server.post('/forgot-password', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const email = readEmail(request).toLowerCase();
    if (!isMailAddress(email))
      return answerPage(reply, visit, forgotPage(visit, email, { email: visit.texts.problem.email }), 422);
    const device = findKnownDevice(host, request, email);
    const wait = await throttle(host.db, 'mail', { address: request.ip, account: email, device });
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return answerPage(reply, visit, forgotPage(visit, email, throttledProblem(visit, wait)), 429);
    }
    if (await mayMail(host.db, email)) await addResetLinkMail(host.db, { email, visit });
    return reply.redirect(withReturn(visit, '/forgot-password/sent'), 303);
  });

  server.get('/forgot-password/sent', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    return answerPage(reply, visit, forgotSentPage(visit, isOutboxOpen(host.settings, request)));
  });
}
