import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';

/** Placeholder while a product, its company or reactions load (PRD-12). */
export function ProductLoading() {
  const t = useText('business');
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">{t('loadingProduct')}</VisuallyHidden>
      <Surface as="div" padding="lg">
        <Columns minimum={280} space="xl">
          <Skeleton shape="photo" />
          <Stack>
            <Skeleton shape="heading" />
            <Skeleton lines={5} />
            <Skeleton shape="button" />
          </Stack>
        </Columns>
      </Surface>
      <Surface as="div" padding="lg">
        <Skeleton lines={6} />
      </Surface>
    </Stack>
  );
}
