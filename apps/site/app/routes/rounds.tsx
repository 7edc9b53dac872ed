import { RoundsPage } from '@wbn/messaging/rounds/rounds-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'rounds');
export const meta = headMeta;

/** Inquiries that were sent to several companies. */
export default function Rounds() {
  return <RoundsPage api={useMemberApi()} />;
}
