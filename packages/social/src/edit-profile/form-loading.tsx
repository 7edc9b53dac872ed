import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';

const fields = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Stands in for the form while the profile is on its way. */
export function FormLoading() {
  const { t } = useTranslation('own-profile');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Surface as="div" padding="none">
        <Skeleton shape="block" height="12rem" />
      </Surface>
      <Surface as="div" padding="lg">
        <Columns minimum={340}>
          {fields.map((field) => (
            <Stack key={field} space="xs">
              <Skeleton width="6rem" />
              <Skeleton shape="button" width="100%" />
            </Stack>
          ))}
        </Columns>
      </Surface>
    </Stack>
  );
}
