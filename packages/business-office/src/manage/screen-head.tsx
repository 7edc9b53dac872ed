import { useText } from '@wbn/edition/use-text.ts';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import type { ComponentProps, ReactNode } from 'react';

interface ScreenHeadProps extends ComponentProps<typeof PageHeader> {
  /** The way back to the screen, on a page below it. */
  readonly trail?: ReactNode;
}

/** The head of a screen of the office. */
export function ScreenHead({ trail, ...head }: ScreenHeadProps) {
  if (!trail) return <PageHeader {...head} />;
  return (
    <Stack space="xs">
      {trail}
      <PageHeader {...head} />
    </Stack>
  );
}

/** Head of a screen with a placeholder while the screen loads (BIZ-29). */
export function ScreenLoading(head: ScreenHeadProps) {
  const t = useText('my-business');
  return (
    <Stack space="md" aria-busy="true">
      <ScreenHead {...head} />
      <VisuallyHidden role="status">{t('frame.loading')}</VisuallyHidden>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
