import { useInfiniteQuery } from '@tanstack/react-query';
import type { Comment } from '@wbn/contract/social/comments.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelationApi } from '../relations/relation-api.ts';
import { commentsOf } from './comment-cache.ts';
import { CommentItem } from './comment-item.tsx';
import { listCommentsQuery } from './list-comments.query.ts';

interface CommentListProps {
  readonly resourceID: string;
  /** What is talked about. */
  readonly rootID: string;
  readonly label: string;
  /** One that the address leads to: shown also where its page is not loaded yet. */
  readonly linked: Comment | undefined;
  /** Draws one; answers are drawn without answers of their own. */
  readonly renderItem?: (comment: Comment) => ReactNode;
}

/** Comments or answers, five and five more (SOC-24). */
export function CommentList(props: CommentListProps) {
  const { resourceID, rootID, label, linked, renderItem } = props;
  const { t } = useTranslation('comments');
  const { actingAs: businessID } = useSession();
  const list = useInfiniteQuery(listCommentsQuery(useRelationApi(), { resourceID, businessID }));
  if (list.isLoadingError)
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={list.refetch} />;
  if (!list.data)
    return (
      <div role="status" aria-busy aria-label={t('loading')}>
        <Skeleton lines={3} />
      </div>
    );
  const comments = withLinked(commentsOf(list.data.pages), linked);
  const draw =
    renderItem ??
    ((comment: Comment) => (
      <CommentItem comment={comment} rootID={rootID} linked={comment.commentID === linked?.commentID} />
    ));
  if (comments.length === 0) return null;
  return (
    <>
      <Stack as="ul" space="lg" aria-label={label}>
        {comments.map((comment) => (
          <li key={comment.commentID}>{draw(comment)}</li>
        ))}
      </Stack>
      <ListEnd list={list} more={t('viewMore')} failed={t('loadFailed')} retry={t('retry')} />
    </>
  );
}

/** The linked one first of the comments, and in its place among answers, which are in the order of their ids. */
function withLinked(comments: readonly Comment[], linked: Comment | undefined): readonly Comment[] {
  if (!linked) return comments;
  const known = comments.find(({ commentID }) => commentID === linked.commentID) ?? linked;
  const others = comments.filter((comment) => comment !== known);
  if (linked.resourceType !== 'comment') return [known, ...others];
  return [...others, known].toSorted((one, other) => (one.commentID < other.commentID ? -1 : 1));
}
