import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './own-products.css.ts';

const rows = ['one', 'two', 'three', 'four', 'five'];

/** Stands in for the list while the products are on their way. */
export function ProductsLoading() {
  const { t } = useTranslation('own-products');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={styles.head}>
        <div className={styles.meter}>
          <Skeleton width="12rem" />
          <Skeleton shape="block" height="0.5rem" />
        </div>
        <Skeleton shape="button" width="9rem" />
      </div>
      <Surface as="div" padding="none">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.photo}>
              <Skeleton shape="block" height="3rem" />
            </div>
            <div className={styles.words}>
              <Skeleton width="70%" />
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </Surface>
    </Stack>
  );
}
