import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listReactions } from '@wbn/contract/social/reactions.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { AuthorLine } from '../author/author-line.tsx';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import * as styles from './likers-button.css.ts';

interface LikersButtonProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  readonly children: ReactNode;
}

/** Button that opens the list of people and companies who like something. */
export function LikersButton({ children, ...of }: LikersButtonProps) {
  const t = useText('relations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        title={t('reactions.show')}
        aria-haspopup="dialog"
        className={styles.count}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <Likers {...of} onClose={() => setOpen(false)} />}
    </>
  );
}

function Likers({ onClose, ...of }: Omit<LikersButtonProps, 'children'> & { onClose: () => void }) {
  const t = useText('relations');
  const list = useInfiniteQuery(listReactionsQuery(useRelationApi(), of));
  return (
    <Dialog
      title={t('reactions.title')}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.list}>
        <PagedList
          label={t('reactions.title')}
          list={list}
          keyOf={({ authorID }) => authorID}
          empty={{ title: t('reactions.none') }}
        >
          {(author) => <AuthorLine author={author} />}
        </PagedList>
      </div>
    </Dialog>
  );
}

/** People and companies who like something, newest first. */
function listReactionsQuery(api: ApiClient, of: { resourceID: string; resourceType: ResourceType }) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listReactions, { params: of }), 'pages'],
    queryFn: async ({ pageParam: nextID }) =>
      (await api.call(listReactions, { params: of, query: { nextID } })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
