import { mutationOptions, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import {
  deleteFavoriteList,
  type Favorite,
  type FavoriteList,
  type FavoriteSort,
  listFavoriteLists,
  renameFavoriteList,
} from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { saveCsv } from '@wbn/ui-kit/controls/buttons/save-file.ts';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { loadWholeList } from './favorite.query.ts';
import { useListName } from './list-name.ts';
import { ListNameForm } from './list-name-form.tsx';

interface ListHeadProps {
  readonly api: ApiClient;
  readonly list: FavoriteList;
  readonly sort: FavoriteSort;
  readonly onDeleted: () => void;
  /** The choice of the order. */
  readonly children: ReactNode;
}

/** Number and order of a list's companies, its name, export and deletion. */
export function ListHead({ api, list, sort, onDeleted, children }: ListHeadProps) {
  const t = useText('favorites');
  const nameOf = useListName();
  const show = useToast();
  const [state, setState] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const rename = useMutation(renameFavoriteListMutation(api, list.listID));
  const remove = useMutation(deleteFavoriteListMutation(api, list.listID));
  const save = useExport(api, list, sort);
  const name = nameOf(list);
  const stop = () => {
    rename.reset();
    setState('shown');
  };
  return (
    <>
      <VisuallyHidden as="h2">{name}</VisuallyHidden>
      {state === 'renaming' ? (
        <ListNameForm
          label={t('name')}
          name={name}
          save={t('saveName')}
          busy={rename.isPending}
          error={rename.error}
          onSave={(typed) => rename.mutate(typed, { onSuccess: stop })}
          onCancel={stop}
        />
      ) : (
        <ListToolbar
          count={t('count', { count: list.count })}
          sort={children}
          actions={
            <Menu variant="secondary" size="sm" label={t('menu')} trigger={<Ellipsis aria-hidden />}>
              <MenuButton
                icon={<Download />}
                disabled={list.count === 0 || save.isPending}
                onClick={() => save.mutate()}
              >
                {t('export')}
              </MenuButton>
              <MenuButton icon={<Pencil />} onClick={() => setState('renaming')}>
                {t('rename')}
              </MenuButton>
              <MenuButton icon={<Trash2 />} tone="danger" onClick={() => setState('deleting')}>
                {t('delete')}
              </MenuButton>
            </Menu>
          }
        />
      )}
      {state === 'deleting' && (
        <ConfirmDialog
          title={t('deleteTitle', { name })}
          confirm={t('delete')}
          cancel={t('cancel')}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: onDeleted,
              onError: () => show(t('failed'), 'danger'),
              onSettled: () => setState('shown'),
            })
          }
          onCancel={() => setState('shown')}
        >
          {t('deleteBody', { count: list.count })}
        </ConfirmDialog>
      )}
    </>
  );
}

function deleteFavoriteListMutation(api: ApiClient, listID: string) {
  return mutationOptions({
    mutationKey: ['delete-favorite-list', listID],
    mutationFn: () => api.call(deleteFavoriteList, { params: { id: listID } }),
    onSuccess: (_reply, _nothing, _result, { client }) => {
      client.setQueriesData<readonly FavoriteList[]>({ queryKey: callKey(listFavoriteLists) }, (last) =>
        last?.filter((list) => list.listID !== listID),
      );
    },
  });
}

/** Renames a list. Conflict: another list has the name. */
function renameFavoriteListMutation(api: ApiClient, listID: string) {
  return mutationOptions({
    mutationKey: ['rename-favorite-list', listID],
    mutationFn: async (name: string) =>
      (await api.call(renameFavoriteList, { params: { id: listID }, body: { name } })).data,
    onSuccess: ({ name }, _typed, _result, { client }) => {
      client.setQueriesData<readonly FavoriteList[]>({ queryKey: callKey(listFavoriteLists) }, (last) =>
        last?.map((list) => (list.listID === listID ? { ...list, name } : list)),
      );
    },
  });
}

interface Table {
  /** Headers of company, country, city, note, saving date, state and address, in this order. */
  readonly headers: readonly string[];
  readonly states: Readonly<Record<Favorite['state'], string>>;
  readonly pageOf: (favorite: Favorite) => string;
}

const columns = ['company', 'country', 'city', 'note', 'saved', 'state', 'page'] as const;

/** Exports a whole list as CSV in the current order. */
function useExport(api: ApiClient, list: FavoriteList, sort: FavoriteSort) {
  const t = useText('favorites');
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

/** A list as CSV for spreadsheets: UTF-8 with BOM, RFC 4180; no cell can run as a formula. */
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

/** A file name that is valid on every file system: `lyon-fair-2026-11-23.csv`; letters of all scripts stay. */
export function csvName(listName: string, day: Date): string {
  const words = listName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).toWellFormed();
  return `${[name, day.toISOString().slice(0, 10)].filter((part) => part !== '').join('-')}.csv`;
}
