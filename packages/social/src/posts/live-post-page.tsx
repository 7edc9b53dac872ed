import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { loadPost } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommentsSection } from '../comments/comments-section.tsx';
import { MentionGroup } from '../mentions/use-mention-query.ts';
import { PostCard } from './post-card.tsx';
import * as styles from './post-page.css.ts';
import { groupOf, placeOfPost } from './post-path.ts';

interface LivePostPageProps {
  readonly api: ApiClient;
  readonly postID: string;
  /** The version for visitors, shown until the post is loaded with the member's permissions. */
  readonly visitors: ReactNode;
  /** Shown when the member may not see the post either; by default `visitors`. */
  readonly missing?: ReactNode;
}

/** The page of a post, for members. */
export function LivePostPage({ api, postID, visitors, missing = visitors }: LivePostPageProps) {
  const t = useText('posts');
  const path = usePath();
  const navigate = useNavigate();
  const acting = useIdentities(api)?.acting;
  const businessID = acting?.authorType === 'business' ? acting.authorID : undefined;
  const { data: post, isError } = useQuery({
    ...callQuery(api, loadPost, { params: { postID }, query: { businessID } }),
    enabled: acting !== undefined,
  });
  if (!post) return isError ? missing : visitors;
  const { name } = post.author;
  const timeline = path(placeOfPost(post));
  const readOnly = post.session?.mayRespond === false;
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('postOf', { name })}</VisuallyHidden>
      <PostCard
        api={api}
        post={post}
        priority
        commentsBelow
        onRemoved={() => void navigate(timeline, { replace: true })}
      />
      <MentionGroup value={groupOf(post)}>
        <CommentsSection resourceID={postID} resourceType="post" readOnly={readOnly} visitors={null} />
      </MentionGroup>
      <TextLink to={timeline}>
        {post.groupName ? t('page.moreInGroup', { name: post.groupName }) : t('page.more', { name })}
      </TextLink>
    </div>
  );
}
