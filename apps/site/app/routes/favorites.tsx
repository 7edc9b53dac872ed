import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { FavoritesPage } from '@wbn/social/favorites/favorites-page.tsx';

/** Companies saved by the signed-in person (LAY-19). */
export default function Favorites() {
  return <FavoritesPage api={useMemberApi()} />;
}
