import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '@wbn/contract/social/posts/post.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { MessageSquare } from 'lucide-react';
import { listCommentsQuery } from '../comments/list-comments.query.ts';
import { useRelationApi } from '../relations/relation-api.ts';
import { CommentCount } from './comment-count.tsx';

interface CommentsToggleProps {
  readonly post: Post;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Id of the comments that a post folds out. */
export const commentsId = (postID: string) => `comments-of-${postID}`;

/** Folds the comments of a post out and in, and says how many there are: as the list knows it once it is read. */
export function CommentsToggle({ post, open, onToggle }: CommentsToggleProps) {
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
