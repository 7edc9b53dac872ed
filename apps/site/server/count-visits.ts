import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type CountedPage, mostVisits, type Visit } from '@wbn/contract/figures/counted-visits.ts';
import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { PageAddress } from '../routing/page-address.ts';
import { countryOf, sourceOf } from './visit-facts.ts';

export interface VisitCounterOptions {
  /** Where the server reaches the API. */
  readonly apiUrl: string;
  /** PURGE_TOKEN; absent: the API runs on this machine. */
  readonly token: string | undefined;
  /** Where browsers reach this site. */
  readonly siteUrl: string;
  /** Called when the API takes no visits, not again until it has taken some; `dropped` visits are lost so far. */
  readonly onFailure: (error: unknown, dropped: number) => void;
}

export interface VisitCounter {
  /** Notes that a page was sent. Takes about a microsecond: everything else is done later. */
  note(request: FastifyRequest, address: PageAddress, page: CountedPage): void;
  /** Sends what is noted, for two seconds at most. */
  stop(): Promise<void>;
}

/** A page that was sent to somebody. */
interface Reading {
  readonly page: CountedPage;
  readonly path: string;
  readonly edition: FastifyRequest['site']['edition'];
  readonly userAgent: string;
  readonly referrer: string | undefined;
  readonly country: string | undefined;
  readonly address: string;
}

/** Milliseconds between two batches, and after a failure. */
const pause = 1_000;
const pauseAfterFailure = 5_000;
/** Readings that wait; later ones are dropped. */
const mostWaiting = 10_000;
const sendTimeout = 5_000;
const stopTimeout = 2_000;

/** Counts visits in memory and sends them to the API about once a second. */
export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { apiUrl, token, onFailure } = options;
  const isOwnOrigin = createSiteOriginCheck({ production: false, siteUrl: options.siteUrl });
  const stopped = new AbortController();
  let waiting: Reading[] = [];
  let dropped = 0;
  let failed = false;
  let sending: Promise<void> | undefined;

  /** Sends until nothing waits or the server stops. */
  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const delay = failed ? pauseAfterFailure : pause;
      await setTimeout(delay, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      await flush(AbortSignal.any([stopped.signal, AbortSignal.timeout(sendTimeout)]));
    }
  }

  async function flush(signal: AbortSignal): Promise<void> {
    const readings = waiting;
    waiting = [];
    const known = new Set<string>();
    for (let start = 0; start < readings.length; start += mostVisits) {
      const visits = readings.slice(start, start + mostVisits).flatMap((reading) => {
        const visit = toVisit(reading, isOwnOrigin);
        if (!visit) return [];
        const key = JSON.stringify(visit);
        if (known.has(key)) return [];
        known.add(key);
        return [visit];
      });
      try {
        if (visits.length > 0) await send(visits, signal);
        // Pages are answered in between.
        else await setImmediate();
      } catch (error) {
        keep(readings.slice(start));
        // Sent again by `stop`.
        if (signal.reason === stopped.signal.reason && stopped.signal.aborted) return;
        if (!failed) onFailure(error, dropped);
        failed = true;
        return;
      }
    }
    failed = false;
    dropped = 0;
  }

  async function send(visits: readonly Visit[], signal: AbortSignal): Promise<void> {
    const { ok, status } = await fetch(`${apiUrl}/figures/visits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ visits }),
      signal,
    });
    // A batch that the API cannot read is not sent again.
    if (!ok && status !== 400) throw new Error(`The API answers ${status} to /figures/visits.`);
  }

  function keep(readings: readonly Reading[]): void {
    const room = mostWaiting - waiting.length;
    waiting = [...readings.slice(0, room), ...waiting];
    dropped += Math.max(0, readings.length - room);
  }

  return {
    note(request, { path }, page) {
      const { headers, site } = request;
      // A connection that the reader closed before the page was sent has no address.
      const ip: string | undefined = request.ip;
      if (ip === undefined || !mayCount(headers)) return;
      if (waiting.length >= mostWaiting) {
        dropped += 1;
        return;
      }
      waiting.push({
        page,
        path,
        edition: site.edition,
        userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent),
        referrer: headers.referer?.slice(0, longestReferrer),
        country: countryOf(headers, isProxied(request)),
        address: ip.slice(0, 64),
      });
      sending ??= run().finally(() => {
        sending = undefined;
      });
    },
    async stop() {
      stopped.abort();
      await sending;
      if (waiting.length > 0) await flush(AbortSignal.timeout(stopTimeout));
    },
  };
}

const isEarly = /prefetch|prerender|preview/i;
const longestUserAgent = 512;
const longestReferrer = 2_048;

/** False for pages loaded in advance, and for browsers that ask not to be tracked across sites (Global Privacy Control). */
function mayCount(headers: IncomingHttpHeaders): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return headers['sec-gpc'] !== '1' && !isEarly.test(purpose);
}

/** Whether the request came through one of `TRUSTED_PROXIES`: only then it has more addresses than that of its connection. */
function isProxied({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}

/** Returns the visit of a reading; undefined for bots, and a page that was loaded again by itself. */
function toVisit(
  { page, path, edition, userAgent, referrer, country, address }: Reading,
  isOwnOrigin: (origin: string) => boolean,
): Visit | undefined {
  if (userAgent === '' || isbot(userAgent)) return undefined;
  const source = sourceOf(referrer, { edition, path, isOwnOrigin });
  if (source === 'itself' && 'view' in page) return undefined;
  return {
    page,
    address,
    userAgent,
    source: source === 'itself' ? 'wbn-search' : source,
    ...(country && { country }),
  };
}
