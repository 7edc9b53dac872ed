import { Box } from '@wbn/ui-kit/layout/box.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './own-profile.css.ts';

/** Stands in for the own profile while it is on its way. */
export function ProfileLoading() {
  const { t } = useTranslation('own-profile');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Surface as="div" padding="none">
        <Skeleton shape="block" height="9rem" />
        <Box padding="md">
          <Stack space="sm">
            <div className={styles.photo}>
              <Skeleton shape="circle" width="100%" height="7.625rem" />
            </div>
            <Skeleton shape="heading" width="14rem" />
            <Skeleton width="9rem" />
            <Skeleton width="18rem" />
          </Stack>
        </Box>
      </Surface>
      <Surface as="div" padding="lg">
        <Skeleton lines={8} />
      </Surface>
    </Stack>
  );
}
