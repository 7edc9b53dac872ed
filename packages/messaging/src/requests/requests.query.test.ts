import { expect, it } from 'vitest';
import { unreadPath } from './requests.query.ts';

it.each([
  ['nothing unread: the mailbox of whoever one acts as', 'me', [], '/business/me/requests'],
  [
    'a mailbox of a company, while one acts for oneself',
    'me',
    [
      { ownerID: 'me', count: 0 },
      { ownerID: 'acme', count: 3 },
    ],
    '/business/acme/requests',
  ],
  [
    'whoever one acts as first',
    'acme',
    [
      { ownerID: 'me', count: 1, requestID: 'a' },
      { ownerID: 'acme', count: 2 },
    ],
    '/business/acme/requests',
  ],
  [
    'into the only unread thread',
    'me',
    [
      { ownerID: 'me', count: 0 },
      { ownerID: 'acme', count: 1, requestID: 'a' },
    ],
    '/business/acme/requests/a',
  ],
])('unreadPath leads to what the badge counts: %s', (_, acting, owners, path) => {
  expect(unreadPath(acting, owners)).toBe(path);
});
