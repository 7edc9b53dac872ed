import type { Call } from '@wbn/contract/call.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers what no route took: 405 with `Allow` when only the method is wrong, else 404. */
export function createUnknownPathHandler(calls: readonly Call[]) {
  const known = calls.map((call) => ({
    method: call.method,
    path: new RegExp(`^/+${call.path.replace(/\{\w+\}/g, '[^/]+')}/*$`),
  }));
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = new Set(known.filter((call) => call.path.test(path)).map((call) => call.method));
    if (methods.size === 0) throw new CallError('NotFound', `There is no call at ${path}. All calls: /docs`);
    const allowed = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    reply.header('allow', allowed.join(', '));
    throw new CallError('MethodNotAllowed', `${path} takes ${allowed.join(', ')}, not ${request.method}.`);
  };
}
