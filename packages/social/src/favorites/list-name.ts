import type { FavoriteList } from '@wbn/contract/social/favorites.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** Returns a list's name; the first list has a translated default name until its owner renames it. */
export function useListName(): (list: Pick<FavoriteList, 'name'>) => string {
  const t = useText('favorites');
  return ({ name }) => name ?? t('firstList');
}
