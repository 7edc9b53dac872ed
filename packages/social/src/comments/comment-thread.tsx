import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Comment } from '@wbn/contract/social/comments.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentBox } from './comment-box.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentList } from './comment-list.tsx';

interface CommentThreadProps {
  readonly comment: Comment;
  /** The comment or answer that the address leads to. */
  readonly linked: Linked | undefined;
}

/** A comment, and below it an answer, to which a link leads. */
export interface Linked {
  readonly comment: Comment;
  readonly answer?: Comment | undefined;
}

/** A comment with the answers to it, which are shown when they are asked for (SOC-25). */
export function CommentThread({ comment, linked }: CommentThreadProps) {
  const { t } = useTranslation('comments');
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
      linked={isLinked && !answer}
      actions={
        <>
          <Button variant="quiet" size="sm" onClick={open}>
            {t('reply')}
          </Button>
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
