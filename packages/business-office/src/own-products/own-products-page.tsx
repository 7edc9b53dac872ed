import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import { listOwnProductsQuery } from './list-own-products.query.ts';
import { OwnProductsList } from './own-products-list.tsx';
import { ProductsLoading } from './products-loading.tsx';

interface OwnProductsPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly exportButton?: ReactNode;
}

/** The products of a company for its owner and admins (RT-22), inside the frame of its management pages. */
export function OwnProductsPage({ api, managed, exportButton }: OwnProductsPageProps) {
  const { t } = useTranslation('own-products');
  const list = useLoaded(listOwnProductsQuery(api, managed.business.businessID));
  const error = list.state === 'failed' ? list.error : undefined;
  const tell = useEffectEvent((failure: unknown) => void managed.fail(failure));
  useEffect(() => {
    if (error !== undefined) tell(error);
  }, [error]);

  if (list.state === 'loading') return <ProductsLoading />;
  if (list.state === 'failed') {
    return (
      <Surface as="div" padding="none">
        <ErrorState
          title={t('loadFailed')}
          action={
            <Button variant="secondary" onClick={list.again}>
              {t('retry')}
            </Button>
          }
        />
      </Surface>
    );
  }
  return <OwnProductsList api={api} managed={managed} list={list.value} exportButton={exportButton} />;
}
