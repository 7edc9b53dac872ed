import type { Post } from '@wbn/contract/social/posts/post.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { DrawnComments } from '../comments/drawn-comments.tsx';
import type { CommentPage } from '../comments/list-comments.query.ts';
import { timelinePath } from '../timeline/timeline-path.ts';
import { DrawnPost } from './drawn-post.tsx';
import * as styles from './post-page.css.ts';
import { postPath } from './post-path.ts';

interface DrawnPostPageProps {
  readonly post: Post;
  /** The first comments. */
  readonly talk: CommentPage;
}

/** A post by itself as the server draws it for everybody, with its first comments. */
export function DrawnPostPage({ post, talk }: DrawnPostPageProps) {
  const { t } = useTranslation('posts');
  const path = usePath();
  const { name } = post.author;
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('postOf', { name })}</VisuallyHidden>
      <DrawnPost post={post} priority />
      <DrawnComments talk={talk} returnTo={postPath(post.postID)} />
      <TextLink to={path(timelinePath(post.timelineID))}>{t('page.more', { name })}</TextLink>
    </div>
  );
}
