import type { Comment } from '@wbn/contract/social/comments/comment.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportItem } from '../safety/report-button.tsx';

interface CommentMenuProps {
  readonly comment: Comment;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What one may do with a comment, as far as the server says so (decision 11); others’ can be reported. */
export function CommentMenu({ comment, onEdit, onRemove }: CommentMenuProps) {
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
