import type { CallInput } from '@wbn/contract/call.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import type { listRequests } from '@wbn/contract/messaging/requests.ts';
import type { Author } from '@wbn/contract/social/author.ts';

/** Returns the other side of a thread: the company that was asked, or the one who asked. */
export function otherSide({ side, from, to }: Pick<Request, 'side' | 'from' | 'to'>): Author {
  return side === 'S' ? to : from;
}

/** Filter of a list of threads; `ubid` is the id of the person or of one of their companies, absent: the person. */
export type RequestFilter = Omit<NonNullable<CallInput<typeof listRequests>['query']>, 'nextID'>;

/** A thread as seen by the company `bid`; absent: by the person. */
export interface RequestView {
  readonly requestID: string;
  readonly bid?: string | undefined;
}

/** Query keys of threads, with common prefixes. */
export const requestKeys = {
  unread: ['requests', 'unread'],
  lists: ['requests', 'list'],
  list: (filter: RequestFilter) => ['requests', 'list', filter] as const,
  requests: ['requests', 'one'],
  requestsOf: (requestID: string) => ['requests', 'one', requestID] as const,
  request: ({ requestID, bid }: RequestView) => ['requests', 'one', requestID, bid ?? null] as const,
  runs: ['requests', 'messages'],
  messagesOf: (requestID: string) => ['requests', 'messages', requestID] as const,
  messages: ({ requestID, bid }: RequestView) => ['requests', 'messages', requestID, bid ?? null] as const,
} as const;

/** Call input for a thread and its viewer. */
export function viewInput({ requestID, bid }: RequestView) {
  return { params: { rid: requestID }, query: bid === undefined ? {} : { bid } };
}
