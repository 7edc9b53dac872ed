import type { FastifyInstance, FastifyReply } from 'fastify';
import { authHeaders, passCookies, refusal } from '../auth/call-auth.ts';
import { verifyAppCode } from '../auth/verify-app-code.ts';
import type { Host } from '../host.ts';
import { answerPage } from '../page/answer-page.ts';
import type { Page } from '../page/document.ts';
import {
  checkbox,
  form,
  type Problems,
  problemSummary,
  submitButton,
  textField,
  withReturn,
} from '../page/form.ts';
import { html } from '../page/html.ts';
import { closing, pageLink } from '../page/text.ts';
import { readField, throttledProblem } from '../read-form.ts';
import { throttle } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { goOn } from './login-routes.ts';

type Way = 'app' | 'recovery';

const path = '/login/second-factor';

/** The second step of signing in, for who has turned it on: a code of the app, or one of the recovery codes. */
export function secondFactorRoutes(server: FastifyInstance, host: Host): void {
  const cookieName = `${host.settings.accountsUrl.startsWith('https:') ? '__Secure-' : ''}wbn.two_factor`;

  server.get(path, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    if (!request.cookies[cookieName]) return startAgain(reply, visit);
    const way = visit.query.get('way') === 'recovery' ? 'recovery' : 'app';
    return answerPage(reply, visit, secondFactorPage(visit, way));
  });

  server.post(path, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const { problem, secondFactor } = visit.texts;
    const way = readField(request, 'way') === 'recovery' ? 'recovery' : 'app';
    const again = (problems: Problems, status: number) =>
      answerPage(reply, visit, secondFactorPage(visit, way, problems), status);
    const pending = request.cookies[cookieName];
    if (!pending) return startAgain(reply, visit);
    const code = readField(request, 'code').replace(/\s/g, '');
    if (code === '') return again({ code: problem.code }, 422);
    const wait = await throttle(host.db, 'secondFactor', { address: request.ip, account: pending });
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return again(throttledProblem(visit, wait), 429);
    }
    const headers = authHeaders(request);
    const body = { code: code.slice(0, 100), trustDevice: readField(request, 'trust') === 'yes' };
    const answer =
      way === 'app'
        ? await verifyAppCode(host, headers, body)
        : await host.auth.api.verifyBackupCode({ body, headers, asResponse: true });
    if (answer.ok) return goOn(host, request, reply, visit, answer);
    passCookies(answer, reply);
    const reason = await refusal(answer);
    if (reason === 'INVALID_TWO_FACTOR_COOKIE' || reason.startsWith('TOO_MANY_ATTEMPTS'))
      return startAgain(reply, visit);
    if (reason === 'ACCOUNT_TEMPORARILY_LOCKED') return again({ form: secondFactor.locked }, 429);
    if (answer.status >= 500) throw new Error(`The second step failed: ${await answer.text()}`);
    return again({ code: secondFactor.wrong }, 401);
  });
}

function startAgain(reply: FastifyReply, visit: Visit): FastifyReply {
  return reply.redirect(withReturn(visit, '/login?problem=expired'), 303);
}

function secondFactorPage(visit: Visit, way: Way, problems: Problems = {}): Page {
  const { texts } = visit;
  const words = texts.secondFactor;
  const app = way === 'app';
  const body = html`${problemSummary(texts, problems)}
${form(
  visit,
  path,
  html`<input type="hidden" name="way" value="${way}">
${textField(
  texts,
  {
    name: 'code',
    label: app ? words.code : words.recoveryCode,
    autocomplete: app ? 'one-time-code' : 'off',
    ...(app ? { inputmode: 'numeric' as const } : {}),
    autofocus: true,
  },
  problems,
)}
${checkbox('trust', 'yes', words.trust)}
${submitButton(words.submit)}`,
)}
${closing(app ? pageLink(visit, `${path}?way=recovery`, words.useRecovery) : pageLink(visit, path, words.useApp))}`;
  const lead = app ? words.lead : words.recoveryLead;
  return { title: words.title, lead, body, faulty: Object.keys(problems).length > 0 };
}
