import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';

const fields = ['one', 'two', 'three', 'four'];

/** Stands in for the form while the product is on its way. */
export function EditProductLoading() {
  const { t } = useTranslation('own-products');
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden role="status">{t('loadingProduct')}</VisuallyHidden>
      <div className={styles.fields}>
        <Surface as="div" padding="lg">
          <Stack>
            {fields.map((field) => (
              <Stack key={field} space="xs">
                <Skeleton width="6rem" />
                <Skeleton shape="button" width="100%" />
              </Stack>
            ))}
          </Stack>
        </Surface>
      </div>
      <div className={styles.preview}>
        <Skeleton shape="block" height="18rem" />
      </div>
    </div>
  );
}
