import {
  type BatchedCall,
  type BatchedReply,
  batchPath,
  mayBeBatched,
  mostInBatch,
} from '@wbn/contract/batch.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { AnyCall, ApiClient } from './api-client.ts';
import { dropEmpty, fillPath, type LooseInput, queryTexts, toSearch } from './call-request.ts';

/** One request: a path with its query, without a slash at its beginning. */
export interface WantedReply {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

interface BatchOptions {
  /** Makes what is no read of a visitor. */
  readonly alone: ApiClient;
  readonly exchange: (wanted: WantedReply) => Promise<BatchedReply>;
  readonly readReply: <C extends AnyCall>(call: C, reply: BatchedReply) => CallReply<C>;
}

interface Waiting {
  readonly asked: BatchedCall;
  /** As it is sent alone. */
  readonly wanted: () => WantedReply;
  readonly resolve: (reply: BatchedReply) => void;
  readonly reject: (error: unknown) => void;
}

/** Of the address of a batch: proxies take lines of 8 kB. */
const mostCharacters = 6000;

/** A client that waits until all loaders of a page have asked, and sends their reads as one request (`contract/batch.ts`). */
export function openBatch({ alone, exchange, readReply }: BatchOptions): ApiClient {
  let waiting: Waiting[] = [];

  return {
    async call(call, input, options) {
      if (!mayBeBatched(call) || options) return alone.call(call, input, options);
      const { params, query, body } = input as LooseInput;
      const sent = body && dropEmpty(body);
      const { promise, resolve, reject } = Promise.withResolvers<BatchedReply>();
      if (waiting.length === 0) setImmediate(sendAll);
      const asked = {
        name: call.name,
        ...(params && { params }),
        ...(query && { query: queryTexts(query) }),
        ...(sent && { body: sent }),
      };
      const wanted = () => ({
        method: call.method,
        path: `${fillPath(call.path, params)}${toSearch(query)}`,
        ...(sent && { body: JSON.stringify(sent) }),
      });
      waiting.push({ asked, wanted, resolve, reject });
      return readReply(call, await promise);
    },
  };

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostInBatch) {
      const some = all.slice(from, from + mostInBatch);
      const path = `${batchPath}?calls=${encodeURIComponent(JSON.stringify(some.map(({ asked }) => asked)))}`;
      if (some.length === 1 || path.length > mostCharacters) sendEach(some);
      else sendTogether(some, path);
    }
  }

  function sendTogether(some: readonly Waiting[], path: string): void {
    exchange({ method: 'GET', path }).then(
      (reply) => {
        const list = listOf(reply);
        for (const [at, one] of some.entries()) {
          const own = list?.[at] ?? reply;
          if (isUnknown(own, one, list)) sendEach([one]);
          else one.resolve(own);
        }
      },
      (error) => {
        for (const { reject } of some) reject(error);
      },
    );
  }

  function sendEach(some: readonly Waiting[]): void {
    for (const { wanted, resolve, reject } of some) exchange(wanted()).then(resolve, reject);
  }
}

/**
 * Whether it was asked of an API of a release before batches, or before searches in them, to which an operator goes back while this site
 * still runs: a search is never missing.
 */
function isUnknown(
  { status }: BatchedReply,
  { asked }: Waiting,
  list: readonly BatchedReply[] | undefined,
): boolean {
  return status === 404 && (list === undefined || asked.body !== undefined);
}

/** Nothing where the request as a whole was refused: that is the reply to each. */
function listOf({ body }: BatchedReply): readonly BatchedReply[] | undefined {
  return Array.isArray(body) ? body : undefined;
}
