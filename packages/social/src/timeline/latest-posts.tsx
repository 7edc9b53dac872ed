import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { timelinePath } from '../posts/post-path.ts';
import * as styles from './latest-posts.css.ts';

interface LatestPostsProps {
  readonly timelineID: string;
  readonly children: ReactNode;
}

/** The latest posts of a company or person, with a link to the timeline (PRF-16). */
export function LatestPosts({ timelineID, children }: LatestPostsProps) {
  const t = useText('posts');
  const path = usePath();
  return (
    <section aria-labelledby="latest-posts" className={styles.section} data-print="hide">
      <div className={styles.head}>
        <Heading level={2} size="md" id="latest-posts">
          {t('timeline.latest')}
        </Heading>
        <TextLink to={path(timelinePath(timelineID))}>{t('timeline.all')}</TextLink>
      </div>
      <div className={styles.posts}>{children}</div>
    </section>
  );
}
