/** Query keys of notifications, with a common prefix. */
export const notificationKeys = {
  unread: ['notifications', 'unread'],
  latest: ['notifications', 'latest'],
  list: ['notifications', 'list'],
} as const;
