import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import type { Favorite, FavoriteList, FavoriteSort } from '@wbn/contract/social/favorites/favorite.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { saveCsv } from '@wbn/ui-kit/controls/save-file.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useTranslation } from 'react-i18next';
import { csvName, favoritesCsv } from './favorites-csv.ts';
import { useListName } from './list-name.ts';
import { loadWholeList } from './load-favorites.query.ts';

const columns = ['company', 'country', 'city', 'note', 'saved', 'state', 'page'] as const;

/** Saves a whole list as a CSV, in the order that is shown. */
export function useExport(api: ApiClient, list: FavoriteList, sort: FavoriteSort) {
  const { t } = useTranslation('favorites');
  const path = usePath();
  const nameOf = useListName();
  const show = useToast();
  return useMutation({
    mutationKey: ['load-favorites', list.listID, 'csv'],
    mutationFn: () => loadWholeList(api, { listID: list.listID, sort }),
    onSuccess: (favorites) => {
      const text = favoritesCsv(favorites, {
        headers: columns.map((column) => t(`csv.${column}`)),
        states: { public: t('csv.public'), unpublished: t('state.unpublished'), gone: t('state.gone') },
        pageOf,
      });
      saveCsv(csvName(nameOf(list), new Date()), text);
    },
    onError: () => show(t('failed'), 'danger'),
  });

  function pageOf({ businessID, companyName }: Favorite): string {
    return location.origin + path(businessPath({ businessID, general: { companyName } }));
  }
}
