import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { NotificationsPage } from '@wbn/social/notifications/notifications-page.tsx';

/** Notifications of the signed-in person and their settings. */
export default function Notifications() {
  return <NotificationsPage api={useMemberApi()} />;
}
