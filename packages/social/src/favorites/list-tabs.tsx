import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { FavoriteList } from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { createFavoriteListMutation } from './favorite.query.ts';
import * as styles from './favorites.css.ts';
import { useListName } from './list-name.ts';
import { ListNameForm } from './list-name-form.tsx';

interface ListTabsProps {
  readonly api: ApiClient;
  readonly lists: readonly FavoriteList[];
  readonly shown: FavoriteList;
  readonly onCreated: (list: FavoriteList) => void;
}

/** The way from list to list, and to a new one. */
export function ListTabs({ api, lists, shown, onCreated }: ListTabsProps) {
  const { t } = useTranslation('favorites');
  const path = usePath();
  const nameOf = useListName();
  const [isNaming, setNaming] = useState(false);
  const create = useMutation(createFavoriteListMutation(api));
  return (
    <Stack space="sm">
      <nav aria-label={t('lists')}>
        <ul className={styles.lists}>
          {lists.map((list) => (
            <li key={list.listID}>
              <Link
                to={path(`/favorites?list=${list.listID}`)}
                aria-current={list === shown ? 'page' : undefined}
                className={styles.list}
              >
                <bdi>{nameOf(list)}</bdi> <span className={styles.count}>{list.count}</span>
              </Link>
            </li>
          ))}
          {!isNaming && (
            <li>
              <Button variant="quiet" size="sm" icon={<Plus />} onClick={() => setNaming(true)}>
                {t('newList')}
              </Button>
            </li>
          )}
        </ul>
      </nav>
      {isNaming && (
        <ListNameForm
          label={t('newListName')}
          save={t('create')}
          busy={create.isPending}
          error={create.error}
          onCancel={() => {
            create.reset();
            setNaming(false);
          }}
          onSave={(name) =>
            create.mutate(name, {
              onSuccess: (list) => {
                setNaming(false);
                onCreated(list);
              },
            })
          }
        />
      )}
    </Stack>
  );
}
