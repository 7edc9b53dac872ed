import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { MentionGroup } from '../mentions/use-mention-query.ts';
import { PostBox } from '../post-box/post-box.tsx';
import { PostCard } from '../posts/post-card.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostsLoading } from '../posts/posts-loading.tsx';
import * as styles from './group.css.ts';
import { loadGroupQuery, loadGroupTimelineQuery } from './group.query.ts';
import { GroupActions } from './group-actions.tsx';
import { AboutGroup, GroupHeader } from './group-header.tsx';
import { GroupTabs } from './group-tabs.tsx';
import { HandOverNotice } from './hand-over-notice.tsx';
import { PinItem } from './pin-item.tsx';
import { PrivateNote } from './visitor-group.tsx';

interface LiveGroupProps {
  readonly api: ApiClient;
  readonly groupID: string;
  /** The version for visitors, shown until the group is loaded with the member's permissions. */
  readonly visitors: ReactNode;
}

/** The page of a group for members: with their actions and, in their groups, a post box (GRP-02, GRP-05). */
export function LiveGroup({ api, groupID, visitors }: LiveGroupProps) {
  const t = useText('group-office');
  const { data: group, error, refetch } = useQuery(loadGroupQuery(api, groupID));
  if (!group) {
    if (!error) return visitors;
    if (toApiError(error).code === 'NotFound') return <NoGroup />;
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  const { session } = group;
  return (
    <Stack space="lg">
      <GroupHeader
        group={group}
        actions={session && <GroupActions group={group} session={session} />}
        tabs={group.isReadable && <GroupTabs group={group} current="posts" />}
      />
      {session?.isInvited && !session.role && <Notice tone="info" title={t('invited')} />}
      {session?.handOver && <HandOverNotice group={group} handOver={session.handOver} />}
      <div className={styles.columns}>
        <div className={styles.about}>
          <AboutGroup group={group} />
        </div>
        <div className={styles.posts}>
          {group.isReadable ? <Posts api={api} group={group} /> : <PrivateNote />}
        </div>
      </div>
    </Stack>
  );
}

/** A group that is closed, or that the viewer may not see. */
export function NoGroup() {
  const t = useText('group-office');
  const path = usePath();
  return (
    <EmptyState
      icon={<Users />}
      title={t('gone.title')}
      action={
        <ButtonLink to={path('/groups')} variant="secondary">
          {t('gone.all')}
        </ButtonLink>
      }
    >
      {t('gone.body')}
    </EmptyState>
  );
}

function Posts({ api, group }: { readonly api: ApiClient; readonly group: Group }) {
  const t = useText('groups');
  const words = useText('group-office');
  const { groupID, name } = group;
  const acting = useIdentities(api)?.acting;
  const businessID = acting?.authorType === 'business' ? acting.authorID : undefined;
  const query = useInfiniteQuery({
    ...loadGroupTimelineQuery(api, { id: groupID, businessID }),
    enabled: acting !== undefined,
  });
  const { data, isLoadingError, refetch } = query;
  if (isLoadingError)
    return <LoadError title={words('loadFailed')} retry={words('retry')} onRetry={refetch} />;
  if (!data) return <PostsLoading />;
  const { pinned, mayPost } = data.pages[0] ?? {};
  const isEmpty = data.pages.every(({ items }) => items.length === 0);
  const pinItem = (post: Post) =>
    group.session?.mayModerate && (
      <PinItem api={api} groupID={groupID} post={post} isPinned={post.postID === pinned?.postID} />
    );
  return (
    <>
      <VisuallyHidden as="h2">{t('posts')}</VisuallyHidden>
      {mayPost && (
        <MentionGroup value={groupID}>
          <PostBox api={api} on={{ authorID: groupID, authorType: 'group', name }} />
        </MentionGroup>
      )}
      {pinned && (
        <section className={styles.pinned} aria-labelledby="pinned">
          <Heading level={3} size="sm" id="pinned">
            {t('pinned')}
          </Heading>
          <PostCard api={api} post={pinned} priority inGroup menuItems={pinItem(pinned)} />
        </section>
      )}
      {isEmpty ? (
        !pinned && <EmptyState title={t('noPosts')} />
      ) : (
        <PostList api={api} query={query} inGroup menuItemsOf={pinItem} />
      )}
    </>
  );
}
