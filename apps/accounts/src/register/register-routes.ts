import { setTimeout } from 'node:timers/promises';
import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { hasWebAddress } from '@wbn/contract/shared/web-address-in-name.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashPassword } from '../auth/password-hash.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import type { Host } from '../host.ts';
import { answerPage } from '../page/answer-page.ts';
import { type Problems, withReturn } from '../page/form.ts';
import { readEmail, readField, readSecret, throttledProblem } from '../read-form.ts';
import { currentSession } from '../sign-in/current-session.ts';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { throttle } from '../throttle.ts';
import type { Visit } from '../visit.ts';
import { addAlreadyRegisteredMail } from './mail-already-registered.ts';
import { addConfirmationMail } from './mail-confirmation.ts';
import { writePending } from './pending-cookie.ts';
import { type RegisterFields, registerPage } from './register-page.ts';
import { registerPerson } from './registration.ts';

/** Characters at most of a name; a company's may be longer. */
const longest = { firstName: 60, lastName: 60, companyName: 120 } as const;

/** Milliseconds; far more than a hash and a few rows take. */
const registrationTime = 300;

/** RT-52, SES-01: registration. Known addresses get the same answer as new ones; only the mail says which it was. */
export function registerRoutes(server: FastifyInstance, host: Host): void {
  server.get('/register', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await currentSession(host, request, reply);
    if (session) return finishSignIn(host, request, reply, visit, session);
    return answerPage(reply, visit, registerPage(visit));
  });

  server.post('/register', async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const given = readRegisterFields(request);
    const password = readSecret(request, 'password');
    const problems = findProblems(visit, given, password);
    if (Object.keys(problems).length > 0)
      return answerPage(reply, visit, registerPage(visit, given, problems), 422);
    const email = given.email.toLowerCase();
    const wait = await throttle(host.db, 'register', { address: request.ip, account: email });
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return answerPage(reply, visit, registerPage(visit, given, throttledProblem(visit, wait)), 429);
    }
    const { registrationTime: least = registrationTime } = host.settings;
    // The answer takes at least this long, so that its time does not tell a new address from a known one.
    const patience = setTimeout(least);
    // Hashed for known addresses too, for the same reason.
    const passwordHash = await hashPassword(password);
    const { secret } = writePending(request, reply, visit, email);
    const registration = { ...given, email, passwordHash, language: visit.language };
    await host.db.transaction().execute(async (transaction) => {
      const userID = await registerPerson(transaction, registration);
      if (userID) await addConfirmationMail(transaction, { email, browserSecret: secret, visit });
      else await addAlreadyRegisteredMail(transaction, { email, visit });
    });
    await patience;
    return reply.redirect(withReturn(visit, '/register/sent'), 303);
  });
}

function readRegisterFields(request: FastifyRequest): RegisterFields {
  const read = (name: keyof RegisterFields) => readField(request, name).replace(/\s+/g, ' ');
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    companyName: read('companyName'),
    email: readEmail(request),
  };
}

function findProblems({ texts }: Visit, given: RegisterFields, password: string): Problems {
  const { problem } = texts;
  const found: Record<string, string> = {};
  if (given.firstName === '') found.firstName = problem.firstName;
  if (given.lastName === '') found.lastName = problem.lastName;
  for (const name of ['firstName', 'lastName', 'companyName'] as const) {
    if (given[name].length > longest[name]) found[name] = fillIn(problem.tooLong, { most: longest[name] });
  }
  for (const name of ['firstName', 'lastName'] as const)
    if (hasWebAddress(given[name])) found[name] = problem.webAddress;
  if (!isMailAddress(given.email)) found.email = problem.email;
  const weakness = passwordProblem(password, given);
  if (weakness) found.password = problem[weakness];
  return found;
}
