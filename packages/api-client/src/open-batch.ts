import { type BatchedCall, type BatchedReply, batchPath, mostInBatch } from '@wbn/contract/batch.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { AnyCall, ApiClient } from './api-client.ts';
import { fillPath, type LooseInput, queryTexts, toSearch } from './call-request.ts';

interface BatchOptions {
  /** Makes what is no read of a visitor, or stands alone. */
  readonly alone: ApiClient;
  /** Reads a path with its query, without a slash at its beginning. */
  readonly read: (path: string) => Promise<BatchedReply>;
  readonly readReply: <C extends AnyCall>(call: C, reply: BatchedReply) => CallReply<C>;
}

interface Waiting {
  readonly asked: BatchedCall;
  readonly path: string;
  readonly resolve: (reply: BatchedReply) => void;
  readonly reject: (error: unknown) => void;
}

/** A client that waits until all loaders of a page have asked, and sends their reads as one request (`contract/batch.ts`). */
export function openBatch({ alone, read, readReply }: BatchOptions): ApiClient {
  let waiting: Waiting[] = [];

  return {
    async call(call, input, options) {
      if (call.method !== 'GET' || call.access || options) return alone.call(call, input, options);
      const { params, query } = input as LooseInput;
      const { promise, resolve, reject } = Promise.withResolvers<BatchedReply>();
      if (waiting.length === 0) setImmediate(sendAll);
      const asked = {
        name: call.name,
        ...(params && { params }),
        ...(query && { query: queryTexts(query) }),
      };
      waiting.push({ asked, path: `${fillPath(call.path, params)}${toSearch(query)}`, resolve, reject });
      return readReply(call, await promise);
    },
  };

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostInBatch) {
      const some = all.slice(from, from + mostInBatch);
      if (some.length === 1) sendEach(some);
      else sendTogether(some);
    }
  }

  function sendTogether(some: readonly Waiting[]): void {
    const calls = JSON.stringify(some.map(({ asked }) => asked));
    read(`${batchPath}${toSearch({ calls })}`).then(
      (reply) => {
        const list = listOf(reply);
        // An API of a release before batches, to which an operator goes back while this site still runs.
        if (!list && reply.status === 404) sendEach(some);
        else for (const [at, { resolve }] of some.entries()) resolve(list?.[at] ?? reply);
      },
      (error) => {
        for (const { reject } of some) reject(error);
      },
    );
  }

  function sendEach(some: readonly Waiting[]): void {
    for (const { path, resolve, reject } of some) read(path).then(resolve, reject);
  }
}

/** Nothing where the request as a whole was refused: that is the reply to each. */
function listOf({ body }: BatchedReply): readonly BatchedReply[] | undefined {
  return Array.isArray(body) ? body : undefined;
}
