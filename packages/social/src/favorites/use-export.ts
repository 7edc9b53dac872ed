import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import type { Favorite, FavoriteList, FavoriteSort } from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { saveCsv } from '@wbn/ui-kit/controls/save-file.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useTranslation } from 'react-i18next';
import { loadWholeList } from './favorite.query.ts';
import { useListName } from './list-name.ts';

interface Table {
  /** Headers of company, country, city, note, day of saving, state and address, in this order. */
  readonly headers: readonly string[];
  /** What is said of each state. */
  readonly states: Readonly<Record<Favorite['state'], string>>;
  /** Address of a company's page. */
  readonly pageOf: (favorite: Favorite) => string;
}

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

/** A list as a table for spreadsheets: UTF-8 with a mark, RFC 4180, nothing in it runs as a formula. */
export function favoritesCsv(favorites: readonly Favorite[], { headers, states, pageOf }: Table): string {
  const rows = favorites.map((favorite) => [
    favorite.companyName,
    favorite.country?.countryName ?? '',
    favorite.city ?? '',
    favorite.note,
    favorite.savedAt.slice(0, 10),
    states[favorite.state],
    favorite.state === 'public' ? pageOf(favorite) : '',
  ]);
  return byteOrderMark + csvText([headers, ...rows]);
}

/** A name that every file system takes: `lyon-fair-2026-11-23.csv`; letters of any script stay. */
export function csvName(listName: string, day: Date): string {
  const words = listName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).toWellFormed();
  return `${[name, day.toISOString().slice(0, 10)].filter((part) => part !== '').join('-')}.csv`;
}
