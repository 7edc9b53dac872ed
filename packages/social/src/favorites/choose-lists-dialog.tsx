import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { FavoriteList } from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  createFavoriteListMutation,
  removeFavoriteMutation,
  saveFavoriteMutation,
} from './favorite.query.ts';
import { useListName } from './list-name.ts';
import { ListNameForm } from './list-name-form.tsx';

interface ChooseListsDialogProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly name: string;
  /** All lists; each says whether it contains the company. */
  readonly lists: readonly FavoriteList[];
  readonly onClose: () => void;
}

/** Chooses the lists that contain a company; each tick is saved at once. */
export function ChooseListsDialog({ api, businessID, name, lists, onClose }: ChooseListsDialogProps) {
  const t = useText('favorites');
  const path = usePath();
  const nameOf = useListName();
  const show = useToast();
  const [isNaming, setNaming] = useState(false);
  const failed = { onError: () => show(t('failed'), 'danger') };
  const save = useMutation({ ...saveFavoriteMutation(api), ...failed });
  const takeOut = useMutation({ ...removeFavoriteMutation(api), ...failed });
  const create = useMutation(createFavoriteListMutation(api));
  const isBusy = save.isPending || takeOut.isPending;
  const saveIn = (typed: string) =>
    create.mutate(typed, {
      onSuccess: ({ listID }) => {
        setNaming(false);
        save.mutate({ businessID, listID });
      },
    });
  return (
    <Dialog
      title={t('chooseTitle', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <Stack space="sm">
        <Stack as="ul" space="xs" aria-label={t('lists')}>
          {lists.map((list) => (
            <li key={list.listID}>
              <Checkbox
                label={nameOf(list)}
                checked={list.holds ?? false}
                disabled={isBusy}
                onChange={({ currentTarget }) =>
                  (currentTarget.checked ? save : takeOut).mutate({ businessID, listID: list.listID })
                }
              />
            </li>
          ))}
        </Stack>
        {isNaming ? (
          <ListNameForm
            label={t('newListName')}
            save={t('create')}
            busy={create.isPending}
            error={create.error}
            onSave={saveIn}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <div>
            <Button variant="quiet" size="sm" icon={<Plus />} onClick={() => setNaming(true)}>
              {t('newList')}
            </Button>
          </div>
        )}
        <TextLink to={path('/favorites')}>{t('open')}</TextLink>
      </Stack>
    </Dialog>
  );
}
