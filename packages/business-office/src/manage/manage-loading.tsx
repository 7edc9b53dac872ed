import { useText } from '@wbn/edition/use-text.ts';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';

interface ScreenLoadingProps {
  readonly title: string;
  readonly lead?: string;
}

/** Head of a screen with a placeholder while the screen loads (BIZ-29). */
export function ScreenLoading(head: ScreenLoadingProps) {
  const t = useText('my-business');
  return (
    <Stack space="md" aria-busy="true">
      <PageHeader {...head} />
      <VisuallyHidden role="status">{t('frame.loading')}</VisuallyHidden>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
