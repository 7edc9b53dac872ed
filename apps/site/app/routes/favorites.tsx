import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { FavoritesPage } from '@wbn/social/favorites/favorites-page.tsx';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'favorites');
export const meta = headMeta;

/** Companies saved by the signed-in person (LAY-19). */
export default function Favorites() {
  return <FavoritesPage api={useMemberApi()} />;
}
