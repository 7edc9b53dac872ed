import type { FavoriteList } from '@wbn/contract/social/favorites.ts';
import { useTranslation } from 'react-i18next';

/** What a list is called: the first has a name of the language until its owner gives it one. */
export function useListName(): (list: Pick<FavoriteList, 'name'>) => string {
  const { t } = useTranslation('favorites');
  return ({ name }) => name ?? t('firstList');
}
