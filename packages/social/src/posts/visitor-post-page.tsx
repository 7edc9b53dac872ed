import type { CommentPage } from '@wbn/contract/social/comments.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { VisitorComments } from '../comments/visitor-comments.tsx';
import * as styles from './post-page.css.ts';
import { placeOfPost, postPath } from './post-path.ts';
import { VisitorPost } from './visitor-post.tsx';

/** The page of a post for visitors, with its first comments. */
export function VisitorPostPage({ post, talk }: { readonly post: Post; readonly talk: CommentPage }) {
  const t = useText('posts');
  const path = usePath();
  const { name } = post.author;
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('postOf', { name })}</VisuallyHidden>
      <VisitorPost post={post} priority />
      <VisitorComments talk={talk} returnTo={postPath(post.postID)} />
      <TextLink to={path(placeOfPost(post))}>
        {post.groupName ? t('page.moreInGroup', { name: post.groupName }) : t('page.more', { name })}
      </TextLink>
    </div>
  );
}
