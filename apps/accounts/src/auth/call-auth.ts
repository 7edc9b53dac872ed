import type { FastifyReply, FastifyRequest } from 'fastify';

/** The headers of a request for better-auth, with the client address by our proxy rules. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent', 'origin'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}

/** Passes the cookies of a better-auth answer to the browser. */
export function passCookies(from: Response, reply: FastifyReply): void {
  for (const cookie of from.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The name of better-auth's refusal, for example `EMAIL_NOT_VERIFIED`. */
export async function refusal(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}
