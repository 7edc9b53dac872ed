import type { FastifyInstance } from 'fastify';
import type { Host } from '../../host.ts';
import { answerPage } from '../../page/answer-page.ts';
import { withReturn } from '../../page/form.ts';
import { readField } from '../../read-form.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { endSessions } from './end-sessions.ts';
import { endSession, selectSessions } from './sessions.sql.ts';
import { sessionsPage } from './sessions-page.ts';

/** Where somebody is signed in: browsers on this host, sites in each of them, and ending any of it. */
export function sessionsRoutes(server: FastifyInstance, host: Host): void {
  const path = '/account/sessions';

  server.get(path, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    const sessions = await selectSessions.all(host.db, { userID: session.userId });
    const families = await host.tokens.listFamilies(session.userId);
    return answerPage(reply, visit, sessionsPage(visit, { sessions, families, own: session.id }));
  });

  server.post(path, async (request, reply) => {
    const visit = host.readVisit(request, reply);
    const session = await requireSignIn(host, request, reply, visit);
    if (!session) return reply;
    if (readField(request, 'others') === 'yes') {
      const given = { userID: session.userId, except: session.id };
      await host.db.transaction().execute((transaction) => endSessions(transaction, given));
      return reply.redirect(withReturn(visit, `${path}?done=others`), 303);
    }
    const familyID = readField(request, 'family');
    if (familyID === '') {
      const sessionID = readField(request, 'session');
      await endSession.run(host.db, { userID: session.userId, sessionID });
    } else {
      const own = await host.tokens.listFamilies(session.userId);
      if (own.some((family) => family.familyID === familyID)) await host.tokens.endFamily(familyID);
    }
    return reply.redirect(withReturn(visit, `${path}?done=ended`), 303);
  });
}
