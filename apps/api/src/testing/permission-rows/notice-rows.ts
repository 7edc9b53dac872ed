import { addNotice } from '../add-notice.ts';
import { addSavedSearch } from '../add-saved-search.ts';
import { anyone, type PermissionRow, signedIn } from './permission-row.ts';

/** Events, notifications and their mails: for each person their own. */
export const noticeRows: readonly PermissionRow[] = [
  { name: 'listen-to-events', expected: signedIn },
  { name: 'list-notifications', expected: signedIn },
  { name: 'count-unread-notifications', expected: signedIn },
  { name: 'mark-notifications-seen', expected: signedIn, request: () => ({ body: { until: '1' } }) },
  {
    name: 'read-notification',
    // The owner's notifications do not exist for others.
    expected: [401, 404, 404, 404, 200],
    request: async ({ owner }, api) => ({
      params: { id: await addNotice(api.db, { people: [owner.userID] }) },
    }),
  },
  { name: 'load-notification-settings', expected: signedIn },
  { name: 'save-notification-settings', expected: signedIn, request: () => ({ body: { digest: 'daily' } }) },
  {
    name: 'stop-mails',
    // Everyone with the mail has its token.
    expected: anyone,
    request: async ({ owner }, api) => ({ body: { token: await addSavedSearch(api, owner.userID) } }),
  },
];
