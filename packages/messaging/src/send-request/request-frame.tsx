import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './send-request.css.ts';
import type { Receivers } from './use-receivers.ts';

interface RequestFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly receivers: Receivers;
  /** It is known as whom the reader may write. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** Title and width of a page on which an inquiry is written; its form when all that it needs is known. */
export function RequestFrame({ title, lead, receivers, isReady, children }: RequestFrameProps) {
  const { t } = useTranslation('send-request');
  const { state, again } = receivers;
  const isLoading = state === 'loading' || (state === 'ready' && !isReady);
  return (
    <div className={styles.page}>
      <Stack space="lg">
        <div>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{lead}</Text>
        </div>
        {state === 'failed' && <LoadError title={t('failed')} retry={t('retry')} onRetry={again} />}
        {isLoading && (
          <div role="status" aria-label={t('loading')} aria-busy="true">
            <Skeleton shape="block" height="8rem" />
            <Skeleton lines={8} />
          </div>
        )}
        {state === 'ready' && isReady && children}
      </Stack>
    </div>
  );
}
