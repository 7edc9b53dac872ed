import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { PackageX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import * as styles from './edit-product.css.ts';
import { EditProductForm } from './edit-product-form.tsx';
import { loadOwnProductQuery, ownProductPaths } from './own-products.query.ts';
import { useProductChoices } from './trade-fields.tsx';

const loadingFields = ['one', 'two', 'three', 'four'];

interface EditProductPageProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly userID: string;
  readonly productID?: string | undefined;
}

/** The page where members of a company edit a product, inside the management frame. */
export function EditProductPage({ api, office, userID, productID }: EditProductPageProps) {
  const t = useText('own-products');
  const path = usePath();
  const { businessID } = office.business;
  const { data, error, isFetchedAfterMount, refetch } = useQuery(loadOwnProductQuery(api, productID));
  const choices = useProductChoices(api);
  const tell = useEffectEvent((failure: unknown) => void office.fail(failure));
  useEffect(() => {
    if (error) tell(error);
  }, [error]);

  const toList = (
    <ButtonLink to={path(ownProductPaths(businessID).list)} variant="secondary">
      {t('toList')}
    </ButtonLink>
  );
  // Editing must start from fresh data, not from the cache.
  const loaded = isFetchedAfterMount ? data : undefined;
  const isGone = error instanceof ApiError && error.status === 404;
  // Do not show another company's product in this company's frame.
  const isOthers = loaded !== undefined && loaded !== null && loaded.businessID !== businessID;
  if (isGone || isOthers || loaded?.deletedAt !== undefined) {
    const words = loaded?.deletedAt !== undefined && !isOthers ? 'deleted' : 'missing';
    return (
      <Surface as="div" padding="none">
        <EmptyState icon={<PackageX />} title={t(`${words}Product.title`)} action={toList}>
          {t(`${words}Product.body`)}
        </EmptyState>
      </Surface>
    );
  }
  if (loaded === undefined && error) {
    return (
      <Surface as="div" padding="none">
        <LoadError title={t('loadProductFailed')} retry={t('retry')} onRetry={refetch} />
      </Surface>
    );
  }
  if (loaded === undefined || !choices) return <EditProductLoading />;
  return (
    <EditProductForm
      key={productID ?? 'new'}
      api={api}
      office={office}
      userID={userID}
      product={loaded}
      choices={choices}
    />
  );
}

function EditProductLoading() {
  const t = useText('own-products');
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden role="status">{t('loadingProduct')}</VisuallyHidden>
      <div className={styles.fields}>
        <Surface as="div" padding="lg">
          <Stack>
            {loadingFields.map((field) => (
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
