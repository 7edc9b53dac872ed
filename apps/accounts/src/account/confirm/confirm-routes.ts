import type { FastifyInstance } from 'fastify';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { finishSignIn } from '../../sign-in/finish-sign-in.ts';
import { refusePassword, refuseSecondFactor } from '../confirm-person.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { markAuthenticated } from './confirm.sql.ts';
import { confirmPage, confirmPath } from './confirm-page.ts';

/** Asks people to prove who they are again before something grave, when their last proof (`authenticated_at`) is too old. */
export function confirmRoutes(server: FastifyInstance, host: Host): void {
  server.get(confirmPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    return answerPage(reply, visit, confirmPage(visit, { twoFactor: session.user.twoFactorEnabled }));
  });

  server.post(confirmPath, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const refused =
      (await refusePassword(host, request, reply, visit, session)) ??
      (await refuseSecondFactor(host, request, reply, visit, session));
    if (refused) {
      const { problems, status } = refused;
      const twoFactor = session.user.twoFactorEnabled;
      return answerPage(reply, visit, confirmPage(visit, { twoFactor, problems }), status);
    }
    await markAuthenticated.run(host.db, { sessionID: session.id });
    // With tokens of this session: the site's may be of one that is over.
    return finishSignIn(host, request, reply, visit, session);
  });
}
