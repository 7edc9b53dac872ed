import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Call, CallInput, CallReply } from '@wbn/contract/call.ts';
import type { AnyCall, ApiClient } from './api-client.ts';

/** The result of a query or mutation: `data`, or the whole reply where the call declares fields beside it. */
export type CallResult<C extends AnyCall> =
  C extends Call<infer _P, infer _Q, infer _B, infer _D, infer Siblings, infer _A>
    ? string extends keyof Siblings
      ? CallReply<C>['data']
      : CallReply<C>
    : never;

type PartOfInput<C> = { readonly [Part in keyof CallInput<C>]?: Partial<CallInput<C>[Part]> };

/**
 * The query key of a call. With an input it matches that query and all queries whose input has the same fields and
 * more; with none or an empty one it matches every query of the call.
 */
export function callKey<C extends AnyCall>(
  call: C,
  input: PartOfInput<C> = {},
): DataTag<QueryKey, CallResult<C>, Error> {
  const parts = Object.entries(input).flatMap(([part, fields]) => {
    const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
    return given.length > 0 ? [[part, Object.fromEntries(given)]] : [];
  });
  const key = parts.length === 0 ? [call.name] : [call.name, Object.fromEntries(parts)];
  return key as QueryKey as DataTag<QueryKey, CallResult<C>, Error>;
}

interface Freshness {
  /** Milliseconds in which a cached result counts as fresh. Default: 0, every page that opens refetches. */
  readonly staleTime?: number;
}

/** Query options for a call that reads; fails with an ApiError. */
export function callQuery<C extends AnyCall>(
  api: ApiClient,
  call: C,
  input: CallInput<C>,
  { staleTime = 0 }: Freshness = {},
) {
  return queryOptions({
    queryKey: callKey(call, input as PartOfInput<C>),
    queryFn: async () => resultOf(call, await api.call(call, input)),
    staleTime,
  });
}

/** Picks the result of a query or mutation from a reply. */
export function resultOf<C extends AnyCall>(call: C, reply: CallReply<C>): CallResult<C> {
  return (call.siblings ? reply : reply.data) as CallResult<C>;
}
