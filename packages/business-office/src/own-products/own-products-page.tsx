import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './own-products.css.ts';
import { listOwnProductsQuery } from './own-products.query.ts';
import { OwnProductsList } from './own-products-list.tsx';
import { useProductView } from './use-product-view.ts';

const loadingRows = ['one', 'two', 'three', 'four', 'five'];

interface OwnProductsPageProps {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly exportButton?: ReactNode;
}

/** The products of a company for its owner and admins (RT-22), inside the frame of its management pages. */
export function OwnProductsPage({ api, managed, exportButton }: OwnProductsPageProps) {
  const { t } = useTranslation('own-products');
  const view = useProductView();
  const { data, error, isPending, refetch } = useQuery(
    listOwnProductsQuery(api, managed.business.businessID, view.looked),
  );
  const tell = useEffectEvent((failure: unknown) => void managed.fail(failure));
  useEffect(() => {
    if (error) tell(error);
  }, [error]);

  if (isPending) return <ProductsLoading />;
  if (!data) {
    return (
      <Surface as="div" padding="none">
        <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />
      </Surface>
    );
  }
  return <OwnProductsList api={api} managed={managed} view={view} list={data} exportButton={exportButton} />;
}

/** Stands in for the list while the products are on their way. */
function ProductsLoading() {
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
        {loadingRows.map((row) => (
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
