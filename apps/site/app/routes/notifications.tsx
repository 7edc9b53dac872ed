import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { NotificationsPage } from '@wbn/social/notifications/notifications-page.tsx';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'notifications');
export const meta = headMeta;

/** Notifications of the signed-in person and their settings. */
export default function Notifications() {
  return <NotificationsPage api={useMemberApi()} />;
}
