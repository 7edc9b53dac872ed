import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export type Answer = LightMyRequestResponse;

export interface Browser {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a DELETE request, which no page accepts. */
  remove(url: string): Promise<Answer>;
  /** Sends a form as a page of this host does. */
  /** Sends a body unchanged. */
  send(url: string, body: string, headers: Record<string, string>): Promise<Answer>;
  post(url: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
}

/** A browser of one person: keeps cookies, and sends forms with this host's origin. */
export function openBrowser(server: FastifyInstance, accountsUrl: string, address: string): Browser {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(cookies, line);
    return answer;
  };
  return {
    cookies,
    get: (url, headers = {}) => send('GET', url, headers),
    remove: (url) => send('DELETE', url, { origin: accountsUrl }),
    send: (url, body, headers) => send('POST', url, headers, body),
    post: (url, fields, headers = {}) =>
      send(
        'POST',
        url,
        { 'content-type': 'application/x-www-form-urlencoded', origin: accountsUrl, ...headers },
        new URLSearchParams(fields).toString(),
      ),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
