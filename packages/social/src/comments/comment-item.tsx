import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type Comment, listComments } from '@wbn/contract/social/comments.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LikeToggle } from '../reactions/like-toggle.tsx';
import { ReportItem } from '../safety/report-button.tsx';
import * as styles from './comment-frame.css.ts';
import { CommentFrame } from './comment-frame.tsx';
import { EditCommentForm, RemoveComment } from './edit-comment-form.tsx';

interface CommentMenuProps {
  readonly comment: Comment;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

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

/** What one may do with a comment, as far as the server says so (decision 11); others’ can be reported. */
function CommentMenu({ comment, onEdit, onRemove }: CommentMenuProps) {
  const { t } = useTranslation('comments');
  const { mayEdit = false, mayRemove = false } = comment.session ?? {};
  if (!comment.session) return null;
  return (
    <Menu trigger={<Ellipsis />} label={t('menu.open', { name: comment.whoComment.name })} size="sm">
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
      {!mayEdit && <ReportItem resourceID={comment.commentID} resourceType="comment" />}
    </Menu>
  );
}
