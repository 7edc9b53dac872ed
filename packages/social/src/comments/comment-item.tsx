import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { Comment } from '@wbn/contract/social/comments/comment.ts';
import { listComments } from '@wbn/contract/social/comments/list-comments.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import * as styles from './comment-frame.css.ts';
import { CommentFrame } from './comment-frame.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { EditCommentForm } from './edit-comment-form.tsx';
import { RemoveComment } from './remove-comment.tsx';

interface CommentItemProps {
  readonly comment: Comment;
  readonly rootID: string;
  readonly linked: boolean;
  /** Beside Like: what else can be done. */
  readonly actions?: ReactNode;
  /** The answers to it. */
  readonly children?: ReactNode;
}

/** A comment or an answer with everything that a member may do with it. */
export function CommentItem({ comment, rootID, linked, actions, children }: CommentItemProps) {
  const [asked, setAsked] = useState<'edit' | 'remove'>();
  const client = useQueryClient();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!linked) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [linked]);
  const { commentID, resourceID, reactions, session } = comment;
  const close = () => {
    setAsked(undefined);
    element.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <CommentFrame
        ref={element}
        comment={comment}
        linked={linked}
        menu={
          <CommentMenu
            comment={comment}
            onEdit={() => setAsked('edit')}
            onRemove={() => setAsked('remove')}
          />
        }
        editing={
          asked === 'edit' ? (
            <EditCommentForm
              comment={comment}
              onEnd={close}
              onConflict={() =>
                void client.invalidateQueries({ queryKey: callKey(listComments, { params: { resourceID } }) })
              }
            />
          ) : undefined
        }
        foot={
          asked !== 'edit' && (
            <div className={styles.actions}>
              <LikeToggle
                resourceID={commentID}
                resourceType="comment"
                likes={reactions.reactionCount.like}
                liked={session?.reactionType === 'like'}
              />
              {actions}
            </div>
          )
        }
      >
        {children}
      </CommentFrame>
      {asked === 'remove' && <RemoveComment comment={comment} rootID={rootID} onClose={close} />}
    </>
  );
}
