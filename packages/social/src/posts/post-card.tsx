import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { listPostEdits, type Post } from '@wbn/contract/social/posts.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { copyText } from '@wbn/ui-kit/controls/buttons/copy-text.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Ellipsis, Link2, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CommentsArea } from '../comments/comments-area.tsx';
import { listCommentsQuery } from '../comments/list-comments.query.ts';
import { MentionedText } from '../mentions/mentioned-text.tsx';
import { MentionGroup } from '../mentions/use-mention-query.ts';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { ReportItem } from '../safety/report-button.tsx';
import { CommentCount } from './comment-count.tsx';
import { EditPostForm, RemovePost } from './edit-post-form.tsx';
import * as styles from './post-frame.css.ts';
import { PostFrame } from './post-frame.tsx';
import { groupOf, postPath } from './post-path.ts';

interface CommentsToggleProps {
  readonly post: Post;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Returns the id of a post's expandable comments. */
const commentsId = (postID: string) => `comments-of-${postID}`;

interface PostCardProps {
  readonly api: ApiClient;
  readonly post: Post;
  readonly priority?: boolean;
  /** On the page of its group. */
  readonly inGroup?: boolean;
  /** Further entries of its menu. */
  readonly menuItems?: ReactNode;
  /** The page shows the comments in a section below, so nothing expands here. */
  readonly commentsBelow?: boolean;
  /** Called after the removal, on the page of this post alone. */
  readonly onRemoved?: () => void;
}

/** A post with all actions of members (SOC-11, SOC-12). */
export function PostCard(props: PostCardProps) {
  const { api, post, priority = false, inGroup = false, menuItems, commentsBelow = false, onRemoved } = props;
  const t = useText('posts');
  const [asked, setAsked] = useState<'edit' | 'remove' | 'history'>();
  const [talking, setTalking] = useState(false);
  const close = () => setAsked(undefined);
  const mayRespond = post.session?.mayRespond ?? true;
  return (
    <MentionGroup value={groupOf(post)}>
      <PostFrame
        post={post}
        priority={priority}
        inGroup={inGroup}
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
        menu={
          <PostMenu post={post} onEdit={() => setAsked('edit')} onRemove={() => setAsked('remove')}>
            {menuItems}
          </PostMenu>
        }
      >
        <div className={styles.foot}>
          {mayRespond ? (
            <LikeToggle
              resourceID={post.postID}
              resourceType="post"
              likes={post.reactions.reactionCount.like}
              liked={post.session?.reactionType === 'like'}
            />
          ) : (
            <LikeCount likes={post.reactions.reactionCount.like} />
          )}
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
            <CommentsArea resourceID={post.postID} resourceType="post" readOnly={!mayRespond} />
          </div>
        )}
      </PostFrame>
      {asked === 'remove' && (
        <RemovePost api={api} postID={post.postID} onClose={close} {...(onRemoved && { onRemoved })} />
      )}
      {asked === 'history' && <PostHistory api={api} post={post} onClose={close} />}
    </MentionGroup>
  );
}

/** Expands and collapses the comments and shows their number, from the cached list once it is loaded. */
function CommentsToggle({ post, open, onToggle }: CommentsToggleProps) {
  const t = useText('posts');
  const { postID: resourceID, commentCount } = post;
  const { actingAs: businessID } = useSession();
  const asked = listCommentsQuery(useRelationApi(), { resourceID, businessID });
  const { data } = useInfiniteQuery({ ...asked, enabled: open });
  const count = data?.pages.at(-1)?.talkCount ?? commentCount;
  const mayRespond = post.session?.mayRespond ?? true;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<MessageSquare />}
      aria-expanded={open}
      aria-controls={open ? commentsId(resourceID) : undefined}
      onClick={onToggle}
    >
      {count === 0 && mayRespond ? t('comment') : <CommentCount count={count} />}
    </Button>
  );
}

interface PostMenuProps {
  readonly post: Post;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** The actions that the server allows for a post (SOC-11, decision 11); posts of others can be reported. */
function PostMenu({ post, onEdit, onRemove, children }: PostMenuProps) {
  const t = useText('posts');
  const { site } = useHosts();
  const path = usePath();
  const toast = useToast();
  const { mayEdit = false, mayRemove = false } = post.session ?? {};
  const copy = async () => {
    if (await copyText(site + path(postPath(post.postID)))) toast(t('menu.copied'), 'success');
  };
  return (
    <Menu trigger={<Ellipsis />} label={t('menu.open')} size="sm">
      <MenuButton icon={<Link2 />} onClick={() => void copy()}>
        {t('menu.copy')}
      </MenuButton>
      {children}
      {mayEdit && (
        <MenuButton icon={<Pencil />} onClick={onEdit}>
          {t('menu.edit')}
        </MenuButton>
      )}
      {mayRemove && (
        <MenuButton icon={<Trash2 />} tone="danger" onClick={onRemove}>
          {t('menu.remove')}
        </MenuButton>
      )}
      {post.session && !mayEdit && <ReportItem resourceID={post.postID} resourceType="post" />}
    </Menu>
  );
}

interface PostHistoryProps {
  readonly api: ApiClient;
  readonly post: Post;
  readonly onClose: () => void;
}

/** All earlier versions of a post, newest first. */
function PostHistory({ api, post, onClose }: PostHistoryProps) {
  const t = useText('posts');
  const { postID, version } = post;
  const { data: edits, isError } = useQuery({
    // Each edit raises the version, so the history is fetched again.
    queryKey: [...callKey(listPostEdits, { params: { postID } }), version],
    queryFn: async () => (await api.call(listPostEdits, { params: { postID } })).data,
  });
  return (
    <Dialog
      title={t('history.title')}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('history.close')}
        </Button>
      }
    >
      {isError && (
        <Text tone="danger" role="alert">
          {t('history.failed')}
        </Text>
      )}
      {!edits && !isError && (
        <div aria-busy="true" aria-label={t('history.loading')} role="status">
          <Skeleton lines={3} />
        </div>
      )}
      {edits && (
        <Stack as="ol" space="md">
          {edits.map(({ version, content, writtenAt }) => (
            <li key={version} className={styles.edit}>
              <MutedText as="div">
                <TimeAgo at={writtenAt} />
              </MutedText>
              <p className={styles.text} {...foreignText(content)}>
                {content}
              </p>
            </li>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
