import { useText } from '@wbn/edition/use-text.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { body } from './business-header.css.ts';

/** Placeholder while a business page loads (BIZ-29). */
export function BusinessLoading() {
  const t = useText('business');
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">{t('loadingBusiness')}</VisuallyHidden>
      <Surface as="div" padding="none">
        <Skeleton shape="block" height="12rem" />
        <div className={body}>
          <Stack space="sm">
            <Skeleton shape="heading" />
            <Skeleton lines={3} />
          </Stack>
        </div>
      </Surface>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
