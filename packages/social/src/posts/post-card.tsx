import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Post } from '@wbn/contract/social/posts.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentsArea } from '../comments/comments-area.tsx';
import { listCommentsQuery } from '../comments/list-comments.query.ts';
import { MentionedText } from '../mentions/mentioned-text.tsx';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { CommentCount } from './comment-count.tsx';
import { EditPostForm, RemovePost } from './edit-post-form.tsx';
import * as styles from './post-frame.css.ts';
import { PostFrame } from './post-frame.tsx';
import { PostHistory } from './post-history.tsx';
import { PostMenu } from './post-menu.tsx';

interface CommentsToggleProps {
  readonly post: Post;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Id of the comments that a post folds out. */
const commentsId = (postID: string) => `comments-of-${postID}`;

interface PostCardProps {
  readonly api: ApiClient;
  readonly post: Post;
  readonly priority?: boolean;
  /** Its comments stand in a section of the page: nothing folds out here. */
  readonly commentsBelow?: boolean;
  /** Told after it was taken away, where the page was about this post alone. */
  readonly onRemoved?: () => void;
}

/** A post with everything that a member may do with it (SOC-11, SOC-12). */
export function PostCard({ api, post, priority = false, commentsBelow = false, onRemoved }: PostCardProps) {
  const { t } = useTranslation('posts');
  const [asked, setAsked] = useState<'edit' | 'remove' | 'history'>();
  const [talking, setTalking] = useState(false);
  const close = () => setAsked(undefined);
  return (
    <>
      <PostFrame
        post={post}
        priority={priority}
        text={
          asked === 'edit' ? (
            <EditPostForm api={api} post={post} onEnd={close} />
          ) : (
            <MentionedText content={post.content} mentions={post.mentions} />
          )
        }
        edited={
          post.editedAt && (
            <button type="button" className={styles.edited} onClick={() => setAsked('history')}>
              {t('edited')}
            </button>
          )
        }
        menu={<PostMenu post={post} onEdit={() => setAsked('edit')} onRemove={() => setAsked('remove')} />}
      >
        <div className={styles.foot}>
          <LikeToggle
            resourceID={post.postID}
            resourceType="post"
            likes={post.reactions.reactionCount.like}
            liked={post.session?.reactionType === 'like'}
          />
          {commentsBelow ? (
            <TextLink href="#comments" tone="muted">
              <CommentCount count={post.commentCount} />
            </TextLink>
          ) : (
            <CommentsToggle post={post} open={talking} onToggle={() => setTalking(!talking)} />
          )}
        </div>
        {talking && (
          <div id={commentsId(post.postID)} className={styles.talk}>
            <CommentsArea resourceID={post.postID} resourceType="post" />
          </div>
        )}
      </PostFrame>
      {asked === 'remove' && (
        <RemovePost api={api} postID={post.postID} onClose={close} {...(onRemoved && { onRemoved })} />
      )}
      {asked === 'history' && <PostHistory api={api} post={post} onClose={close} />}
    </>
  );
}

/** Folds the comments of a post out and in, and says how many there are: as the list knows it once it is read. */
function CommentsToggle({ post, open, onToggle }: CommentsToggleProps) {
  const { postID: resourceID, commentCount } = post;
  const { actingAs: businessID } = useSession();
  const asked = listCommentsQuery(useRelationApi(), { resourceID, businessID });
  const { data } = useInfiniteQuery({ ...asked, enabled: open });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<MessageSquare />}
      aria-expanded={open}
      aria-controls={open ? commentsId(resourceID) : undefined}
      onClick={onToggle}
    >
      <CommentCount count={data?.pages.at(-1)?.talkCount ?? commentCount} />
    </Button>
  );
}
