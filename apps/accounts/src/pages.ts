import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRecentSignIn } from './auth/sessions.sql.ts';
import type { Exchange, MemberExchange } from './exchange.ts';
import { currentSession } from './exchange.ts';
import type { Host } from './host.ts';
import { answerPage } from './page/answer-page.ts';
import { withReturn } from './page/form.ts';

interface Routes<Given> {
  get(path: string, answer: (given: Given) => Promise<unknown>): void;
  post(path: string, answer: (given: Given) => Promise<unknown>): void;
}

export interface Pages {
  readonly host: Host;
  /** Routes for everybody. */
  readonly open: Routes<Exchange>;
  /** Routes for members; visitors sign in first and come back to the page. */
  readonly member: Routes<MemberExchange>;
  /** Routes for members who authenticated a short while ago; others do it again, by password or passkey, and come back. */
  readonly recent: Routes<MemberExchange>;
}

/** The page on which members authenticate again. */
export const confirmPersonPath = '/account/confirm';

/** Creates the route builders for pages of a server. */
export function createPages(server: FastifyInstance, host: Host): Pages {
  function routes<Given extends Exchange>(
    open: (exchange: Exchange) => Promise<Given | undefined>,
  ): Routes<Given> {
    const declare = (method: 'GET' | 'POST', url: string, answer: (given: Given) => Promise<unknown>) =>
      server.route({
        method,
        url,
        handler: async (request, reply) => {
          const given = await open(createExchange(host, request, reply));
          return given ? answer(given) : reply;
        },
      });
    return {
      get: (path, answer) => declare('GET', path, answer),
      post: (path, answer) => declare('POST', path, answer),
    };
  }
  return {
    host,
    open: routes(async (exchange) => exchange),
    member: routes(requireSignIn),
    recent: routes(requireRecentSignIn),
  };
}

function createExchange(host: Host, request: FastifyRequest, reply: FastifyReply): Exchange {
  const visit = host.readVisit(request, reply);
  return {
    ...{ host, request, reply, visit },
    show: (page, status) => answerPage(reply, visit, page, status),
    goTo: (path) => reply.redirect(withReturn(visit, path), 303),
  };
}

/** Both functions return undefined after sending the answer themselves. */
async function requireSignIn(exchange: Exchange): Promise<MemberExchange | undefined> {
  const session = await currentSession(exchange);
  if (session) return { ...exchange, session };
  const { reply, visit } = exchange;
  reply.redirect(withReturn({ ...visit, next: visit.path }, '/login'), 303);
  return undefined;
}

async function requireRecentSignIn(exchange: Exchange): Promise<MemberExchange | undefined> {
  const { host, reply, visit } = exchange;
  const member = await requireSignIn(exchange);
  if (!member) return undefined;
  if (await findRecentSignIn.first(host.db, { sessionID: member.session.id, ...recentSignIn })) return member;
  reply.redirect(withReturn({ ...visit, next: visit.path }, confirmPersonPath), 303);
  return undefined;
}
