import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { ConnectionsPage } from '@wbn/social/connections/connections-page.tsx';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'relations');
export const meta = headMeta;

/** Connections, followed and blocked people of the signed-in person. */
export default function Connections() {
  return <ConnectionsPage api={useMemberApi()} />;
}
