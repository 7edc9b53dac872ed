import type { IncomingMessage } from 'node:http';

/** As a document's form sends it, or as our script does. */
const formTypes = /^application\/(?:x-www-form-urlencoded|json)(?:;|$)/i;
const mostBytes = 64 * 1024;

/** A form that was sent to a page. */
export interface Form {
  readonly contentType: string;
  readonly body: Buffer;
  /** The client and the proxies between us, as `x-forwarded-for` lists them. */
  readonly forwardedFor: string;
}

export interface RefusedForm {
  readonly status: number;
  readonly refusal: string;
}

/** Reads a form that came from a page of the site itself; from elsewhere, too large or of another kind, it is refused. */
export async function readForm(request: IncomingMessage, origin: string): Promise<Form | RefusedForm> {
  const { headers } = request;
  if (!isOurOwn(request, origin)) {
    return { status: 403, refusal: 'A form is taken from the pages of this site only.' };
  }
  const contentType = headers['content-type'] ?? '';
  if (!formTypes.test(contentType)) return { status: 415, refusal: 'This is not a form.' };
  const body = await readBody(request);
  if (!body) return { status: 413, refusal: 'The form is too large.' };
  const nearest = request.socket.remoteAddress ?? '';
  const given = headers['x-forwarded-for'];
  return { contentType, body, forwardedFor: given ? `${String(given)}, ${nearest}` : nearest };
}

/** The request that the application sees. */
export function toFormRequest(url: string, { contentType, body, forwardedFor }: Form): Request {
  const headers = { 'content-type': contentType, 'x-forwarded-for': forwardedFor };
  return new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
}

/**
 * Browsers say where a request comes from: newer ones in `Sec-Fetch-Site`, all of them in `Origin`. What says neither
 * is no browser, and nobody's browser was tricked into sending it.
 */
function isOurOwn({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  const { origin } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase();
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
