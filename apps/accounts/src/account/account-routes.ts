import { authHeaders, passCookies } from '../auth/call-auth.ts';
import type { Pages } from '../pages.ts';
import { passwordRoutes } from '../password/password-routes.ts';
import { confirmRoutes } from './confirm/confirm-routes.ts';
import { deleteRoutes } from './delete/delete-routes.ts';
import { emailLinkRoutes, emailRoutes } from './email/email-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { overviewPage, readOverview } from './overview-page.ts';
import { passkeyPages } from './passkeys/passkey-pages.ts';
import { sessionsRoutes } from './sessions/sessions-routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts';

/** Declares the pages on which members see and change their account. */
export function accountRoutes(pages: Pages): void {
  const { host, open, member } = pages;
  member.get('/account', async ({ visit, session, show }) =>
    show(overviewPage(visit, await readOverview(host, session))),
  );

  // Ends the session of this host; database triggers then end the tokens of every site in this browser.
  open.post('/sign-out', async ({ request, reply, goTo }) => {
    const answer = await host.auth.api.signOut({ headers: authHeaders(request), asResponse: true });
    passCookies(answer, reply);
    return goTo('/login?done=signed-out');
  });

  passwordRoutes(pages);
  emailRoutes(pages);
  emailLinkRoutes(pages);
  sessionsRoutes(pages);
  twoFactorRoutes(pages);
  passkeyPages(pages);
  exportRoutes(pages);
  confirmRoutes(pages);
  deleteRoutes(pages);
}
