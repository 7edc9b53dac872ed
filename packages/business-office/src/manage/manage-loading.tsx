import { useText } from '@wbn/edition/use-text.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import * as styles from './manage-frame.css.ts';

/** Placeholder while a screen loads (BIZ-29). */
export function ScreenLoading({ title }: { title: string }) {
  const t = useText('my-business');
  return (
    <Stack space="md" aria-busy="true">
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <VisuallyHidden role="status">{t('frame.loading')}</VisuallyHidden>
      <div className={styles.title}>
        <Skeleton shape="heading" width="12rem" />
      </div>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
