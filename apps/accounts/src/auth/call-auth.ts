import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of a request, as better-auth reads them; the address is the one that our proxy rules found. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'origin'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}

/** Hands the cookies of an answer of better-auth on to the browser. */
export function passCookies(from: Response, reply: FastifyReply): void {
  for (const cookie of from.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The name of what better-auth refused, such as `EMAIL_NOT_VERIFIED`. */
export async function refusal(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}
