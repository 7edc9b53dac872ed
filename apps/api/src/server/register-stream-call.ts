import type { ServerResponse } from 'node:http';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import type { BoundStream, StreamConnection } from './define-handler.ts';
import { readRequest, routePath, staffOf } from './register-call.ts';
import { requireAccess } from './require-access.ts';

/**
 * Registers a call with a `stream` as a route: checks token and input as for every call, then hands the connection to
 * the handler. It does not count as a running call: nothing waits for its end, and a stop ends it.
 */
export function registerStreamCall(
  server: FastifyInstance,
  { call, listen }: BoundStream,
  services: Services,
  checkToken: TokenCheck,
): void {
  server.route({
    method: call.method,
    url: routePath(call),
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      const admit = async () => {
        const bearer = await requireAccess(call, request.headers.authorization, checkToken);
        return { bearer, staff: await staffOf(call, request, services, bearer) };
      };
      const { bearer: user, staff } = await admit();
      const connection: StreamConnection = {
        admit,
        open: () => openLine(reply),
      };
      await listen(
        Object.assign(readRequest(call, request, services, user, { forUser: true }, staff), { connection }),
      );
      return reply;
    },
  });
}

/** Writes the headers of every reply, and those that keep proxies from buffering events. */
function openLine(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return raw;
}
