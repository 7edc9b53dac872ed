import type { CallInput } from '@wbn/contract/call.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import type { listRequests } from '@wbn/contract/messaging/requests.ts';
import type { Author } from '@wbn/contract/social/author.ts';

/** Whom one writes with: the company that was asked, or who asked it. */
export function otherSide({ side, from, to }: Pick<Request, 'side' | 'from' | 'to'>): Author {
  return side === 'S' ? to : from;
}

/** Which threads a list shows; `ubid` is one's own id or that of a company, absent: one's own. */
export type RequestFilter = Omit<NonNullable<CallInput<typeof listRequests>['query']>, 'nextID'>;

/** A thread as one looks at it: `bid` is a company one works for, absent: oneself. */
export interface RequestView {
  readonly requestID: string;
  readonly bid?: string | undefined;
}

/** Keys of what is read of threads; all begin alike. */
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

/** The parts of a call that say which thread, and as whom. */
export function viewInput({ requestID, bid }: RequestView) {
  return { params: { rid: requestID }, query: bid === undefined ? {} : { bid } };
}
