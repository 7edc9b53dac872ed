import type { Post } from '@wbn/contract/social/posts.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { copyText } from '@wbn/ui-kit/controls/copy-text.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportItem } from '../safety/report-button.tsx';
import { postPath } from './post-path.ts';

interface PostMenuProps {
  readonly post: Post;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a post, as far as the server says that one may (SOC-11, decision 11); others’ can be reported. */
export function PostMenu({ post, onEdit, onRemove }: PostMenuProps) {
  const { t } = useTranslation('posts');
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
