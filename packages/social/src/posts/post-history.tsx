import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { listPostEdits, type Post } from '@wbn/contract/social/posts.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './post-history.css.ts';

interface PostHistoryProps {
  readonly api: ApiClient;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Everything that a post said before, the newest first. */
export function PostHistory({ api, post, onClose }: PostHistoryProps) {
  const { t } = useTranslation('posts');
  const { postID, version } = post;
  const { data: edits, isError } = useQuery({
    // An edit of the post gives it a new version, and its history a new key.
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
