import { useText } from '@wbn/edition/use-text.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { post } from './post-frame.css.ts';
import * as styles from './post-list.css.ts';

/** Placeholder while posts load. */
export function PostsLoading({ count = 3 }: { readonly count?: number }) {
  const t = useText('posts');
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => `post-${at}`).map((key) => (
        <div key={key} className={post}>
          <div className={styles.head}>
            <Skeleton shape="circle" width="3rem" height="3rem" />
            <Skeleton width="12rem" />
          </div>
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
