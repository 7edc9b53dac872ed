import { LoginAction } from '@wbn/cards/actions/login-action.tsx';
import type { CallReply } from '@wbn/contract/call.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import type { loadGroupTimeline } from '@wbn/contract/groups/groups.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Lock, UserPlus } from 'lucide-react';
import { VisitorPost } from '../posts/visitor-post.tsx';
import * as styles from './group.css.ts';
import { AboutGroup, GroupHeader } from './group-header.tsx';
import { groupPath } from './group-path.ts';

export type GroupTimeline = CallReply<typeof loadGroupTimeline>['data'];

interface VisitorGroupProps {
  readonly group: Group;
  /** A page of its posts; undefined for a private group. */
  readonly timeline: GroupTimeline | undefined;
  /** Id of the last post of the page before; undefined on the first page. */
  readonly after: string | undefined;
}

/** The page of a group for visitors: posts of an open one, name and purpose of a private one (GRP-02, GRP-03). */
export function VisitorGroup({ group, timeline, after }: VisitorGroupProps) {
  const t = useText('groups');
  const label = t(group.access === 'open' ? 'join' : 'ask');
  return (
    <Stack space="lg">
      <GroupHeader
        group={group}
        actions={<LoginAction main label={label} icon={<UserPlus />} returnTo={groupPath(group)} />}
      />
      <div className={styles.columns}>
        <div className={styles.about}>
          <AboutGroup group={group} />
        </div>
        <div className={styles.posts}>
          {timeline ? <Posts group={group} timeline={timeline} after={after} /> : <PrivateNote />}
        </div>
      </div>
    </Stack>
  );
}

/** Takes the place of the posts of a private group. */
export function PrivateNote() {
  const t = useText('groups');
  return (
    <EmptyState icon={<Lock />} title={t('privateTitle')}>
      {t('privateBody')}
    </EmptyState>
  );
}

interface PostsProps extends VisitorGroupProps {
  readonly timeline: GroupTimeline;
}

function Posts({ group, timeline, after }: PostsProps) {
  const t = useText('groups');
  const path = usePath();
  const { items, pinned, nextID } = timeline;
  return (
    <>
      <VisuallyHidden as="h2">{t('posts')}</VisuallyHidden>
      {pinned && (
        <section className={styles.pinned} aria-labelledby="pinned">
          <Heading level={3} size="sm" id="pinned">
            {t('pinned')}
          </Heading>
          <VisitorPost post={pinned} priority inGroup />
        </section>
      )}
      {items.length === 0 && !pinned && <EmptyState title={t('noPosts')} />}
      {items.map((post, at) => (
        <VisitorPost key={post.postID} post={post} priority={at === 0 && !pinned} inGroup />
      ))}
      <nav aria-label={t('posts')} className={styles.pages}>
        <span>{after && <TextLink to={path(groupPath(group))}>{t('newest')}</TextLink>}</span>
        {nextID && <TextLink to={path(`${groupPath(group)}?after=${nextID}`)}>{t('older')}</TextLink>}
      </nav>
    </>
  );
}
