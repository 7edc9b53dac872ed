import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { removePost } from '@wbn/contract/social/posts.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dropPost } from './post-cache.ts';

interface RemovePostProps {
  readonly api: ApiClient;
  readonly postID: string;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Asks, and takes a post away in place; a failure is told in Spanish in every language (SOC-14, decision 11). */
export function RemovePost({ api, postID, onClose, onRemoved }: RemovePostProps) {
  const { t } = useTranslation('posts');
  const toast = useToast();
  const remove = useMutation({
    mutationFn: async (postID: string) => {
      try {
        await api.call(removePost, { body: { postID } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'NotFound')) throw error;
      }
    },
    onSuccess: (_nothing, postID, _result, { client }) => dropPost(client, postID),
  });
  const near = useRef<HTMLElement>(null);
  // The post had the focus; once it is gone, so is the dialog.
  useEffect(() => () => near.current?.focus({ preventScroll: true }), []);
  const confirm = () => {
    near.current = besidePost(postID);
    remove.mutate(postID, {
      onSuccess: () => {
        toast(t('remove.removed'), 'success');
        onClose();
        onRemoved?.();
      },
      onError: () => {
        near.current = null;
      },
    });
  };
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirm={t('remove.confirm')}
      cancel={t('remove.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack space="sm">
        <Text>{t('remove.body')}</Text>
        {remove.isError && (
          <Text tone="danger" weight="medium" role="alert" lang="es">
            {t('remove.failed')}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** The post below on the page, else the one above. */
function besidePost(postID: string): HTMLElement | null {
  const posts = [...document.querySelectorAll<HTMLElement>('[data-post]')];
  const at = posts.findIndex((post) => post.dataset.post === postID);
  return posts[at + 1] ?? posts[at - 1] ?? null;
}
