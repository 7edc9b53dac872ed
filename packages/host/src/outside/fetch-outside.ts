import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isInnerAddress } from './inner-addresses.ts';

/**
 * Why nothing was fetched. `address`: not http or https, or with a name and password; `inner`: leads into a network;
 * `status`: the site refused, with its HTTP status as detail.
 */
export type OutsideProblem =
  | 'address'
  | 'inner'
  | 'unknownHost'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'redirects'
  | 'tooLarge';

export class OutsideError extends Error {
  readonly problem: OutsideProblem;
  readonly detail: string;
  constructor(problem: OutsideProblem, detail = '', cause?: unknown) {
    super(`Nothing was fetched: ${problem} ${detail}`.trim(), { cause });
    this.problem = problem;
    this.detail = detail;
  }
}

export interface OutsideOrder {
  /** Most bytes of the body. */
  readonly mostBytes: number;
  /** For everything together: name, connection, redirects and body. */
  readonly milliseconds: number;
  /** Value of the header `Accept`. */
  readonly accept: string;
  readonly signal?: AbortSignal;
}

/** Reads what stands at an address that a stranger wrote. Throws OutsideError. */
export type FetchOutside = (address: string, order: OutsideOrder) => Promise<Buffer>;

export interface OutsideRules {
  /** Whether an IP address and port may be asked; tests reach their own server by another rule. */
  readonly mayReach?: (address: string, port: number) => boolean;
  /** Finds the IP addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

const redirectsLimit = 4;
const longestAddress = 1_000;

/** Returns an address of the web that may be asked; undefined for all else. */
export function readOutsideAddress(text: string, base?: URL): URL | undefined {
  const url = URL.parse(text, base?.href);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') return undefined;
  return url.hostname === '' || url.href.length > longestAddress ? undefined : url;
}

/** Only the public internet, at the usual ports: the address of a picture must not knock at other doors. */
export function mayReachOutside(address: string, port: number): boolean {
  return (port === 80 || port === 443) && !isInnerAddress(address);
}

/**
 * Creates the one way by which our hosts ask addresses that strangers wrote. The name is resolved once, every address
 * it has is checked, and the connection is made to these addresses; each redirect is checked anew. Sends no cookies
 * and takes no compression, so that few bytes stay few.
 */
export function createFetchOutside({
  mayReach = mayReachOutside,
  resolve = (host) => lookup(host, { all: true }),
}: OutsideRules = {}): FetchOutside {
  async function open(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isSecure = url.protocol === 'https:';
    const port = Number(url.port) || (isSecure ? 443 : 80);
    const version = isIP(host);
    const places = version
      ? [{ address: host, family: version }]
      : await orAborted(resolve(host), signal).catch((cause) => {
          signal.throwIfAborted();
          throw new OutsideError('unknownHost', '', cause);
        });
    const [first] = places;
    if (!first || places.some(({ address }) => !mayReach(address, port))) throw new OutsideError('inner');
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      lookup: (_, { all }, done) => (all ? done(null, [...places]) : done(null, first.address, first.family)),
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'WBN (fetches photos for its owner)' },
    });
    // An error that comes when nobody waits any more would end the process.
    sent.on('error', () => undefined).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  }

  async function follow(address: string, { mostBytes, accept }: OutsideOrder, signal: AbortSignal) {
    let url = readOutsideAddress(address);
    for (let passed = 0; passed <= redirectsLimit; passed += 1) {
      if (!url) throw new OutsideError('address');
      const response = await open(url, accept, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return readBody(response, mostBytes);
      response.destroy();
      const isMoved = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
      if (!isMoved) throw new OutsideError('status', String(statusCode));
      url = readOutsideAddress(headers.location ?? '', url);
    }
    throw new OutsideError('redirects');
  }

  return async (address, order) => {
    const deadline = AbortSignal.timeout(order.milliseconds);
    const signal = order.signal ? AbortSignal.any([deadline, order.signal]) : deadline;
    try {
      return await follow(address, order, signal);
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      order.signal?.throwIfAborted();
      if (deadline.aborted) throw new OutsideError('timeout', '', error);
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw new OutsideError('unreachable', code, error);
    }
  };
}

/** A name that is looked up cannot be given up; its answer is then left aside. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = once(signal, 'abort').then((): never => {
    throw signal.reason;
  });
  return Promise.race([work, aborted]);
}

async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (Number(response.headers['content-length']) > most) {
    response.destroy();
    throw new OutsideError('tooLarge');
  }
  for await (const chunk of response) {
    length += chunk.length;
    if (length > most) throw new OutsideError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
