import { markAuthenticated, markSecondFactor } from '../../auth/sessions.sql.ts';
import { assetPaths } from '../../page/assets.ts';
import type { Page } from '../../page/document.ts';
import { form, type Problems, passkeyBox, submitButton, textField } from '../../page/form.ts';
import { html } from '../../page/html.ts';
import { confirmPersonPath, type Pages } from '../../pages.ts';
import { finishSignIn } from '../../sign-in/finish-sign-in.ts';
import type { Visit } from '../../visit.ts';
import { refusePassword, refuseSecondFactor } from '../confirm-person.ts';
import { wordsOf } from '../member-texts.ts';
import { passwordField } from '../page-parts.ts';

interface ConfirmView {
  readonly twoFactor: boolean;
  readonly problems?: Problems;
}

/** Asks a member to authenticate again: with the password and, if it is on, the second factor; or with a passkey. */
function confirmPage(visit: Visit, { twoFactor, problems = {} }: ConfirmView): Page {
  const { texts } = visit;
  const words = wordsOf(visit);
  const code = textField(texts, { name: 'code', label: words.code, autocomplete: 'one-time-code' }, problems);
  const body = html`${form(
    visit,
    confirmPersonPath,
    html`${passwordField(visit, problems)}
${twoFactor && code}
${submitButton(words.confirmAgain.submit)}`,
  )}
${passkeyBox(texts.login)}`;
  return {
    title: words.confirmAgain.title,
    lead: visit.next ? words.confirmAgain.leadAccount : words.confirmAgain.lead,
    body,
    problems,
    scripts: [assetPaths.passkey],
  };
}

/** Asks members to authenticate again before sensitive changes, when `authenticated_at` is too old. */
export function confirmRoutes({ host, member }: Pages): void {
  member.get(confirmPersonPath, async ({ visit, session, show }) =>
    show(confirmPage(visit, { twoFactor: session.user.twoFactorEnabled })),
  );

  member.post(confirmPersonPath, async (exchange) => {
    const { visit, session, show } = exchange;
    const refused = (await refusePassword(exchange, session)) ?? (await refuseSecondFactor(exchange));
    if (refused) {
      const { problems, status } = refused;
      const twoFactor = session.user.twoFactorEnabled;
      return show(confirmPage(visit, { twoFactor, problems }), status);
    }
    await markAuthenticated.run(host.db, { sessionID: session.id });
    if (session.user.twoFactorEnabled) await markSecondFactor.run(host.db, { sessionID: session.id });
    // Issues new tokens, because the site's may belong to an ended session.
    return finishSignIn(exchange, session);
  });
}
