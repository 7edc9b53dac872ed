import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { timelinePath } from '../posts/post-path.ts';
import { VisitorPost } from '../posts/visitor-post.tsx';
import type { Timeline } from './load-timeline.query.ts';
import * as styles from './timeline.css.ts';
import { TimelineHeader } from './timeline-header.tsx';

interface VisitorTimelineProps {
  readonly timeline: Timeline;
  readonly page: number;
}

/** A page of a timeline for visitors, with links to its neighbours. */
export function VisitorTimeline({ timeline, page }: VisitorTimelineProps) {
  const t = useText('posts');
  const path = usePath();
  const { owner, items, nextID } = timeline;
  const to = (other: number) => path(timelinePath(owner.authorID, other));
  return (
    <div className={styles.posts}>
      <TimelineHeader owner={owner} />
      {items.length === 0 && <EmptyState title={t('timeline.none')} />}
      {items.map((post, at) => (
        <VisitorPost key={post.postID} post={post} priority={at === 0} />
      ))}
      <nav aria-label={t('timeline.pages')} className={styles.pages}>
        <span>{page > 1 && <TextLink to={to(page - 1)}>{t('timeline.newer')}</TextLink>}</span>
        {nextID && <TextLink to={to(page + 1)}>{t('timeline.older')}</TextLink>}
      </nav>
    </div>
  );
}
