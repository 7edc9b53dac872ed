import type { RequestFilter } from './request-keys.ts';

/** Which threads a list shows; with a label its id. */
export type ThreadFilter = 'all' | 'open' | 'unread' | 'mine' | 'nobody' | 'ended' | `label:${string}`;

/** What the server is asked for a filter. `userID`: who looks. */
export function filterOf(filter: ThreadFilter, userID: string): RequestFilter {
  if (filter.startsWith('label:')) return { labelID: filter.slice('label:'.length) };
  switch (filter) {
    case 'open':
      return { status: 'open' };
    case 'ended':
      return { status: 'closed' };
    case 'unread':
      return { unread: 'true' };
    case 'mine':
      return { assigneeID: userID };
    case 'nobody':
      return { assigneeID: 'none' };
    default:
      return {};
  }
}
