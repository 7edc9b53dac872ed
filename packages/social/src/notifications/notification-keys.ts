/** Keys of what is read of notifications; all begin alike. */
export const notificationKeys = {
  unread: ['notifications', 'unread'],
  latest: ['notifications', 'latest'],
  list: ['notifications', 'list'],
} as const;
