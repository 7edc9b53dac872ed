import { readOneTimeCode } from '@wbn/contract/shared/one-time-code.ts';
import { authHeaders, passCookies, refusal } from '../auth/call-auth.ts';
import { normalizeRecoveryCode } from '../auth/recovery-codes.ts';
import { verifyAppCode } from '../auth/verify-app-code.ts';
import type { Page } from '../page/document.ts';
import {
  checkbox,
  type Field,
  form,
  type Problems,
  readField,
  submitButton,
  textField,
} from '../page/form.ts';
import { html } from '../page/html.ts';
import { closing, pageLink } from '../page/text.ts';
import type { Pages } from '../pages.ts';
import { refuseTooMany } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { continueSignIn } from './login-routes.ts';

type CategoryTarget = 'app' | 'recovery';

const path = '/login/second-factor';
const startAgain = '/login?problem=expired';

/** Pages of the second factor: a code of the app, or a recovery code. */
export function secondFactorRoutes({ host, open }: Pages): void {
  const cookieName = `${host.settings.accountsUrl.startsWith('https:') ? '__Secure-' : ''}wbn.two_factor`;

  open.get(path, async ({ request, visit, show, goTo }) => {
    if (!request.cookies[cookieName]) return goTo(startAgain);
    const way = visit.query.get('way') === 'recovery' ? 'recovery' : 'app';
    return show(secondFactorPage(visit, way));
  });

  open.post(path, async (exchange) => {
    const { request, reply, visit, show, goTo } = exchange;
    const { problem, secondFactor } = visit.texts;
    const way = readField(request, 'way') === 'recovery' ? 'recovery' : 'app';
    const again = (problems: Problems, status: number) =>
      show(secondFactorPage(visit, way, problems), status);
    const pending = request.cookies[cookieName];
    if (!pending) return goTo(startAgain);
    const typed = readOneTimeCode(readField(request, 'code'));
    const code = way === 'recovery' ? normalizeRecoveryCode(typed) : typed;
    if (code === '') return again({ code: problem.code }, 422);
    const tooMany = await refuseTooMany(exchange, 'secondFactor', { account: pending });
    if (tooMany) return again(tooMany, 429);
    const headers = authHeaders(request);
    const body = { code: code.slice(0, 100), trustDevice: readField(request, 'trust') === 'yes' };
    const answer =
      way === 'app'
        ? await verifyAppCode(host, headers, body)
        : await host.auth.api.verifyBackupCode({ body, headers, asResponse: true });
    if (answer.ok) return continueSignIn(exchange, answer, { secondFactor: true });
    passCookies(answer, reply);
    const reason = await refusal(answer);
    if (reason === 'INVALID_TWO_FACTOR_COOKIE' || reason.startsWith('TOO_MANY_ATTEMPTS'))
      return goTo(startAgain);
    if (reason === 'ACCOUNT_TEMPORARILY_LOCKED') return again({ form: secondFactor.locked }, 429);
    if (answer.status >= 500) throw new Error(`The second step failed: ${await answer.text()}`);
    return again({ code: secondFactor.wrong }, 401);
  });
}

function secondFactorPage(visit: Visit, way: CategoryTarget, problems: Problems = {}): Page {
  const { texts } = visit;
  const words = texts.secondFactor;
  const app = way === 'app';
  const code: Field = app
    ? {
        name: 'code',
        label: words.code,
        autocomplete: 'one-time-code',
        inputmode: 'numeric',
        autofocus: true,
      }
    : { name: 'code', label: words.recoveryCode, autocomplete: 'off', autofocus: true };
  const body = html`${form(
    visit,
    path,
    html`<input type="hidden" name="way" value="${way}">
${textField(texts, code, problems)}
${checkbox('trust', 'yes', words.trust)}
${submitButton(words.submit)}`,
  )}
${closing(app ? pageLink(visit, `${path}?way=recovery`, words.useRecovery) : pageLink(visit, path, words.useApp))}`;
  const lead = app ? words.lead : words.recoveryLead;
  return { title: words.title, lead, body, problems };
}
