import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import type { Post } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { MentionedText } from '../mentions/mentioned-text.tsx';
import { CommentCount } from './comment-count.tsx';
import * as styles from './post-frame.css.ts';
import { PostFrame } from './post-frame.tsx';
import { postPath } from './post-path.ts';

interface VisitorPostProps {
  readonly post: Post;
  readonly priority?: boolean;
  /** On the page of its group. */
  readonly inGroup?: boolean;
}

/** A post for visitors, with counts and a link to its comments. */
export function VisitorPost({ post, priority, inGroup }: VisitorPostProps) {
  const t = useText('posts');
  const path = usePath();
  return (
    <PostFrame
      post={post}
      text={<MentionedText content={post.content} mentions={post.mentions} />}
      edited={post.editedAt && t('edited')}
      {...(priority && { priority })}
      {...(inGroup && { inGroup })}
    >
      <div className={styles.foot}>
        <LikeCount likes={post.reactions.reactionCount.like} />
        <TextLink to={`${path(postPath(post.postID))}#comments`} tone="muted">
          <CommentCount count={post.commentCount} />
        </TextLink>
      </div>
    </PostFrame>
  );
}
