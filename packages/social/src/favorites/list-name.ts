import type { FavoriteList } from '@wbn/contract/social/favorites.ts';
import { useTranslation } from 'react-i18next';

/** Returns a list's name; the first list has a translated default name until its owner renames it. */
export function useListName(): (list: Pick<FavoriteList, 'name'>) => string {
  const { t } = useTranslation('favorites');
  return ({ name }) => name ?? t('firstList');
}
