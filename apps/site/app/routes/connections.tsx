import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { ConnectionsPage } from '@wbn/social/connections/connections-page.tsx';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'relations');
export const meta = headMeta;

/** Whom whoever is signed in knows, follows and keeps away. */
export default function Connections() {
  return <ConnectionsPage api={useMemberApi()} />;
}
