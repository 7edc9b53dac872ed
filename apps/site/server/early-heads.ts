import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { RouteRecord } from '../app/route-record.ts';
import { createPartCompressor } from './compression.ts';
import { chooseEncoding } from './encoding.ts';
import type { Page } from './page.ts';
import { PageCache, type Weighed } from './page-cache.ts';

/** A page that is being made for somebody. */
export interface AwaitedPage {
  /** The name of its kind: pages of a kind begin alike. */
  readonly kind: string;
  readonly made: Promise<Page>;
  /** Whether it is its turn; who still waits for that may yet be refused. */
  readonly hasBegun: () => boolean;
}

export interface EarlyHeads {
  /** Remembers how pages of a kind begin, from the first of them that others may be given. */
  learn(kind: string, page: Page): void;
  /**
   * Sends the head of a page whose data is late, and the rest once it is made. False where the page is sent whole: it was made in time, no
   * browser opens it, or how it begins is not known.
   */
  send(request: IncomingMessage, response: ServerResponse, page: AwaitedPage, id: string): Promise<boolean>;
}

interface Head extends Weighed {
  readonly headers: Readonly<Record<string, string>>;
  readonly opening: Buffer;
}

/** Room for some hundred kinds: pages for visitors of an edition in a language are one. */
const mostBytes = 4 * 1024 * 1024;
/** Guess of a page's bytes, for the compressor. */
const usualBytes = 64 * 1024;

/** What the head cannot say of a page that is not made yet: whom it shows, and so who may keep it. */
const unknownYet = new Set(['cache-control', 'surrogate-key', 'location', 'retry-after']);

/** Asks for the page once more: its head has left and cannot take back that all is well. */
const askAgain = Buffer.from('<meta http-equiv="refresh" content="0"></head><body></body></html>');

/** Milliseconds for which such a page comes whole, and how many of them are remembered. */
const wholeFor = 60_000;
const mostWhole = 1_000;

/** Documents of visitors: those of members wait for no data, and what is nobody else's says so in headers of its own. */
export function mayBeginEarly({ who, cache }: RouteRecord): boolean {
  return who === 'anyone' && cache === 'page';
}

/** Heads leave `delay` milliseconds after a page was asked for, where it is not made by then. */
export function createEarlyHeads(delay: number): EarlyHeads {
  const heads = new PageCache<Head>(mostBytes);
  /** Until when, by the address. */
  const comesWhole = new Map<string, number>();

  function headFor(request: IncomingMessage, kind: string): Head | undefined {
    const until = comesWhole.get(addressOf(request)) ?? 0;
    return isOpened(request) && until < Date.now() ? heads.get(kind) : undefined;
  }

  return {
    learn(kind, page) {
      if (page.shared && page.opening > 0 && !heads.has(kind)) heads.set(kind, headOf(page));
    },

    async send(request, response, { kind, made, hasBegun }, id) {
      const head = headFor(request, kind);
      if (!head || (await settlesWithin(made, delay)) || !hasBegun() || response.destroyed) return false;
      const encoding = chooseEncoding(request);
      response.writeHead(200, {
        ...head.headers,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'x-request-id': id,
      });
      const compressor = createPartCompressor(encoding, usualBytes);
      const parts: Buffer[] = [];
      // Who goes away meanwhile ends it, which is no failure.
      const isSent = pipeline(compressor, (source) => keepEach(source, parts), response).then(
        () => true,
        () => false,
      );
      compressor.write(head.opening);
      const page = await made.catch(() => undefined);
      if (page && page.opening > 0) compressor.end(page.body.subarray(page.opening));
      else {
        if (comesWhole.size >= mostWhole) comesWhole.clear();
        comesWhole.set(addressOf(request), Date.now() + wholeFor);
        compressor.end(askAgain);
      }
      const isWhole = (await isSent) && page !== undefined && beginsWith(page, head.opening);
      if (isWhole && encoding !== 'identity')
        page.encoded.set(encoding, Promise.resolve(Buffer.concat(parts)));
      return true;
    },
  };
}

function headOf({ headers, body, opening }: Page): Head {
  const known = Object.entries(headers).filter(([name]) => !unknownYet.has(name));
  return {
    headers: {
      ...Object.fromEntries(known),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      // nginx would hold the head until the page is there.
      'x-accel-buffering': 'no',
    },
    opening: Buffer.from(body.subarray(0, opening)),
    bytes: opening + 2000,
  };
}

/**
 * A browser opens the page for somebody to see (Fetch Metadata), who holds no copy of it. Crawlers, caches and what is fetched ahead get pages
 * whole, with the status and keys that only the data tells.
 */
function isOpened({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-purpose'] === undefined &&
    headers['if-none-match'] === undefined
  );
}

function addressOf({ headers, url }: IncomingMessage): string {
  return `${headers.host}${url}`;
}

async function settlesWithin(made: Promise<unknown>, delay: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, delay, false);
  const settled = () => true;
  try {
    return await Promise.race([made.then(settled, settled), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function* keepEach(source: AsyncIterable<Buffer>, parts: Buffer[]): AsyncGenerator<Buffer> {
  for await (const part of source) {
    parts.push(part);
    yield part;
  }
}

function beginsWith({ body }: Page, opening: Buffer): boolean {
  return body.subarray(0, opening.length).equals(opening);
}
