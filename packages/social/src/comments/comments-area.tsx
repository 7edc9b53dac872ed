import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { type Comment, loadComment } from '@wbn/contract/social/comments.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRelationApi } from '../relations/relation-api.ts';
import { CommentBox } from './comment-box.tsx';
import { commentsOf } from './comment-cache.ts';
import { CommentItem } from './comment-item.tsx';
import { listCommentsQuery } from './list-comments.query.ts';

const commentAnchor = /^#comment-([0-9a-f-]{36})$/;

interface CommentsAreaProps {
  readonly resourceID: string;
  readonly resourceType: Exclude<ResourceType, 'comment'>;
  /** The reader may not comment: in a group only its members do. */
  readonly readOnly?: boolean;
}

/** The comments on something: the box, then the comments with their answers, newest first (SOC-20, SOC-24). */
export function CommentsArea({ resourceID, resourceType, readOnly = false }: CommentsAreaProps) {
  const t = useText('comments');
  const { signedIn } = useSession();
  const linked = useLinkedComment(resourceID);
  return (
    <Stack space="lg">
      {readOnly ? (
        <Text tone="muted">{t('membersComment')}</Text>
      ) : signedIn ? (
        <CommentBox place={{ resourceID, resourceType, rootID: resourceID }} />
      ) : (
        <Text tone="muted">{t('loginToComment')}</Text>
      )}
      <CommentList
        // Remounts when the linked comment is known, so that it comes first and opens its answers.
        key={linked?.comment.commentID}
        resourceID={resourceID}
        rootID={resourceID}
        label={t('title')}
        linked={linked?.comment}
        readOnly={readOnly}
        renderItem={(comment) => <CommentThread comment={comment} linked={linked} readOnly={readOnly} />}
      />
    </Stack>
  );
}

/** Loads the comment that the page's address links to; undefined when it is gone or belongs to something else. */
function useLinkedComment(resourceID: string): Linked | undefined {
  const { actingAs: businessID } = useSession();
  const commentID = commentAnchor.exec(useLocation().hash)?.[1];
  const api = useRelationApi();
  const { data } = useQuery({
    ...callQuery(api, loadComment, { params: { commentID: commentID ?? '' }, query: { businessID } }),
    retry: false,
    enabled: commentID !== undefined,
  });
  return data?.resourceID === resourceID ? data : undefined;
}

interface CommentThreadProps {
  readonly comment: Comment;
  readonly readOnly: boolean;
  /** The comment or answer that the page's address links to. */
  readonly linked: Linked | undefined;
}

/** A linked comment and, when an answer is linked, that answer. */
interface Linked {
  readonly comment: Comment;
  readonly answer?: Comment | undefined;
}

/** A comment with its answers, which are loaded on demand (SOC-25). */
function CommentThread({ comment, linked, readOnly }: CommentThreadProps) {
  const t = useText('comments');
  const { number } = useLabels();
  const { commentID, resourceID, answerCount, whoComment } = comment;
  const isLinked = linked?.comment.commentID === commentID;
  const answer = isLinked ? linked.answer : undefined;
  const [shown, setShown] = useState(answer !== undefined);
  const [answering, setAnswering] = useState(false);
  const open = () => {
    setAnswering(true);
    setShown(true);
  };
  const hasAnswers = answerCount > 0;
  return (
    <CommentItem
      comment={comment}
      rootID={resourceID}
      readOnly={readOnly}
      linked={isLinked && !answer}
      actions={
        <>
          {!readOnly && (
            <Button variant="quiet" size="sm" onClick={open}>
              {t('reply')}
            </Button>
          )}
          {hasAnswers && (
            <Button variant="quiet" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? t('hideReplies') : t('showReplies', { number: number(answerCount) })}
            </Button>
          )}
        </>
      }
    >
      {(shown && hasAnswers) || answering ? (
        <>
          {shown && hasAnswers && (
            <CommentList
              resourceID={commentID}
              rootID={resourceID}
              label={t('repliesTo', { name: whoComment.name })}
              linked={answer}
              readOnly={readOnly}
            />
          )}
          {answering && (
            <CommentBox
              place={{ resourceID: commentID, resourceType: 'comment', rootID: resourceID }}
              answerTo={whoComment.name}
              autoFocus
              onMade={() => setAnswering(false)}
            />
          )}
        </>
      ) : undefined}
    </CommentItem>
  );
}

interface CommentListProps {
  readonly resourceID: string;
  /** Id of the thing that is commented on. */
  readonly rootID: string;
  readonly label: string;
  /** The linked comment: shown even if its page is not loaded yet. */
  readonly linked: Comment | undefined;
  readonly readOnly: boolean;
  /** Renders a comment; answers are rendered without answers. */
  readonly renderItem?: (comment: Comment) => ReactNode;
}

/** A list of comments or answers, five per page (SOC-24). */
function CommentList(props: CommentListProps) {
  const { resourceID, rootID, label, linked, readOnly, renderItem } = props;
  const t = useText('comments');
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
      <CommentItem
        comment={comment}
        rootID={rootID}
        readOnly={readOnly}
        linked={comment.commentID === linked?.commentID}
      />
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

/** Inserts the linked comment: first among comments, sorted by id among answers. */
function withLinked(comments: readonly Comment[], linked: Comment | undefined): readonly Comment[] {
  if (!linked) return comments;
  const known = comments.find(({ commentID }) => commentID === linked.commentID) ?? linked;
  const others = comments.filter((comment) => comment !== known);
  if (linked.resourceType !== 'comment') return [known, ...others];
  return [...others, known].toSorted((one, other) => (one.commentID < other.commentID ? -1 : 1));
}
