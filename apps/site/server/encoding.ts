import type { IncomingMessage } from 'node:http';

/** The forms a body is sent in. */
export type Encoding = 'br' | 'gzip' | 'identity';

type Request = Pick<IncomingMessage, 'headers'>;

/** The smallest form that a client takes, as its `Accept-Encoding` says. */
export function chooseEncoding(request: Request): Encoding {
  if (accepts(request, 'br')) return 'br';
  return accepts(request, 'gzip') ? 'gzip' : 'identity';
}

/** Whether a client takes an encoding; `q=0` refuses it. */
export function accepts({ headers }: Request, encoding: Encoding): boolean {
  const header = String(headers['accept-encoding'] ?? '');
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}
