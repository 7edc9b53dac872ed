import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { authHeaders, passCookies } from '../../auth/call-auth.ts';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { withReturn } from '../../page/form.ts';
import { readField } from '../../read-form.ts';
import { currentSession } from '../../sign-in/current-session.ts';
import { refusePassword } from '../confirm-person.ts';
import { addSignInMethodMail } from '../mail-sign-in-method.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { deletePasskey, freshenSession, selectPasskeys } from './passkeys.sql.ts';
import { passkeysPage, passkeysPath } from './passkeys-page.ts';

/** Milliseconds after the password was asked for in which a passkey can be added: better-auth's `freshAge`. */
const freshAge = 15 * 60 * 1000;

const addition = z.object({ name: z.string().trim().max(60).catch(''), response: z.unknown().optional() });

/** Pages that list, add and remove passkeys. */
export function passkeyPages(server: FastifyInstance, host: Host): void {
  const list = (userID: string) => selectPasskeys.all(host.db, { userID });

  server.get(passkeysPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const fresh = Date.now() - session.createdAt.getTime() < freshAge;
    return answerPage(reply, visit, passkeysPage(visit, { passkeys: await list(session.userId), fresh }));
  });

  server.post(passkeysPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const { userId } = session;
    const removed = readField(request, 'passkey');
    if (removed !== '') {
      const deleted = await deletePasskey.run(host.db, { id: removed, userID: userId });
      if (deleted > 0)
        await addSignInMethodMail(host.db, { userID: userId, method: 'passkeyRemoved', visit });
      return reply.redirect(withReturn(visit, `${passkeysPath}?done=removed`), 303);
    }
    const refused = await refusePassword(host, request, reply, visit, session);
    if (refused) {
      const view = { passkeys: await list(userId), fresh: false, problems: refused.problems };
      return answerPage(reply, visit, passkeysPage(visit, view), refused.status);
    }
    await freshenSession.run(host.db, { sessionID: session.id, at: new Date() });
    return reply.redirect(withReturn(visit, passkeysPath), 303);
  });

  // What the script sends; better-auth refuses it when the session is not fresh.
  server.post(`${passkeysPath}/add`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const visit = host.readVisit(request, reply);
    const session = await currentSession(host, request, reply);
    if (!session) return reply.code(401).send({ success: false });
    const { data } = addition.safeParse(request.body);
    if (!data?.response) return reply.code(400).send({ success: false });
    const { name, response } = data;
    const answer = await host.auth.api.verifyPasskeyRegistration({
      body: { response, ...(name ? { name } : {}) },
      headers: authHeaders(request),
      asResponse: true,
    });
    passCookies(answer, reply);
    if (!answer.ok) return reply.code(answer.status === 403 ? 403 : 400).send({ success: false });
    await addSignInMethodMail(host.db, { userID: session.userId, method: 'passkeyAdded', visit });
    return reply.send({ success: true });
  });
}
