import type { FastifyInstance } from 'fastify';
import { authHeaders, passCookies } from '../auth/call-auth.ts';
import type { Host } from '../host.ts';
import { answerPage } from '../page/answer-page.ts';
import { withReturn } from '../page/form.ts';
import { confirmRoutes } from './confirm/confirm-routes.ts';
import { deleteRoutes } from './delete/delete-routes.ts';
import { emailLinkRoutes } from './email/email-link-routes.ts';
import { emailRoutes } from './email/email-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { overviewPage, readOverview } from './overview-page.ts';
import { passkeyPages } from './passkeys/passkey-pages.ts';
import { passwordRoutes } from './password-routes.ts';
import { requireSignIn } from './require-sign-in.ts';
import { sessionsRoutes } from './sessions/sessions-routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';

/** What somebody who is signed in sees and changes of their account. Every page here starts with `requireSignIn`. */
export function accountRoutes(server: FastifyInstance, host: Host): void {
  server.get('/account', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    return answerPage(reply, visit, overviewPage(visit, await readOverview(host, session)));
  });

  // Ends this host's session, and by the database's triggers the tokens of every site in this browser.
  server.post('/sign-out', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const answer = await host.auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    passCookies(answer, reply);
    return reply.redirect(withReturn(visit, '/login?done=signed-out'), 303);
  });

  passwordRoutes(server, host);
  emailRoutes(server, host);
  emailLinkRoutes(server, host);
  sessionsRoutes(server, host);
  twoFactorRoutes(server, host);
  passkeyPages(server, host);
  exportRoutes(server, host);
  confirmRoutes(server, host);
  deleteRoutes(server, host);
}
