import { markAuthenticated } from '../../auth/sessions.sql.ts';
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

/** Asks somebody who is signed in to prove it again: password and, where it is on, the second step; or a passkey. */
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

/** Asks people to prove who they are again before something grave, when their last proof (`authenticated_at`) is too old. */
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
    // With tokens of this session: the site's may be of one that is over.
    return finishSignIn(exchange, session);
  });
}
