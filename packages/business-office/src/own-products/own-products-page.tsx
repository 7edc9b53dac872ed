import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import type { StateFilter } from '@wbn/contract/business/own-products.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ManageFrame } from '../manage/manage-frame.tsx';
import * as styles from './own-products.css.ts';
import { listOwnProductsQuery, type OwnProductsView, ownProductPaths } from './own-products.query.ts';
import { OwnProductsList } from './own-products-list.tsx';
import { isStateFilter } from './product-state.tsx';

const loadingRows = ['one', 'two', 'three', 'four', 'five'];

/** The products of a company, for its owner and admins (RT-22). */
export function OwnProductsPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  const t = useText('own-products');
  const path = usePath();
  return (
    <ManageFrame
      api={api}
      id={id}
      screen="products"
      action={({ business }) => (
        <ButtonLink icon={<Plus />} to={path(ownProductPaths(business.businessID).create)}>
          {t('new')}
        </ButtonLink>
      )}
    >
      {(office) => <OwnProducts api={api} office={office} />}
    </ManageFrame>
  );
}

function OwnProducts({ api, office }: { readonly api: ApiClient; readonly office: OfficeContext }) {
  const t = useText('own-products');
  const view = useProductView();
  const { data, error, isPending, refetch } = useQuery(
    listOwnProductsQuery(api, office.business.businessID, view.requested),
  );
  const tell = useEffectEvent((failure: unknown) => void office.fail(failure));
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
  return <OwnProductsList api={api} office={office} view={view} list={data} />;
}

function ProductsLoading() {
  const t = useText('own-products');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={styles.head}>
        <div className={styles.meter}>
          <Skeleton width="12rem" />
          <Skeleton shape="block" height="0.5rem" />
        </div>
        <Skeleton shape="button" width="16rem" />
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

/** Milliseconds: debounce of the search. */
const pause = 200;

interface RequestedView {
  readonly show: StateFilter;
  readonly find: string;
}

export interface ProductView extends RequestedView {
  /** The requested view; its page may not exist. */
  readonly requested: OwnProductsView;
  changeView(change: Partial<RequestedView>): void;
  addressOf(page: number): string;
}

/**
 * The view of the products. It is written to the address for reloads and Back, but never read back from it while
 * typing: the address updates later, and letters typed meanwhile would be lost.
 */
function useProductView(): ProductView {
  const [query, setQuery] = useSearchParams();
  const [requested, setRequested] = useState<RequestedView>(() => {
    const show = query.get('show');
    return { show: isStateFilter(show) ? show : 'all', find: query.get('find') ?? '' };
  });
  const [searched, setSearched] = useState(requested.find);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(requested.find.trim()), pause);
    return () => clearTimeout(timer);
  }, [requested.find]);
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  return {
    ...requested,
    requested: { show: requested.show, find: searched, page },
    changeView(change) {
      const next = { ...requested, ...change };
      setRequested(next);
      setQuery(parametersOf(next), { replace: true, preventScrollReset: true });
    },
    addressOf(number) {
      const parameters = parametersOf(requested);
      parameters.set('page', String(number));
      return `?${parameters}`;
    },
  };
}

function parametersOf({ show, find }: RequestedView): URLSearchParams {
  return new URLSearchParams({ ...(show !== 'all' && { show }), ...(find !== '' && { find }) });
}
