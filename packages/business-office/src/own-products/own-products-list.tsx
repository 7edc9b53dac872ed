import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { ownProductPageSize } from '@wbn/contract/business/own-products.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Pagination } from '@wbn/ui-kit/layout/pagination.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { FileUp, PackagePlus, Plus, SearchX } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ExportProductsButton } from '../import-products/export-products-button.tsx';
import * as styles from './own-products.css.ts';
import type { OwnProductList } from './own-products.query.ts';
import { ownProductPaths } from './own-products.query.ts';
import type { ProductView } from './own-products-page.tsx';
import { PlanLimit } from './plan-limit.tsx';
import { type ProductActions, ProductRow } from './product-row.tsx';
import { isShown } from './product-state.tsx';
import { ProductTools, SelectionBar, SlotMeter } from './product-tools.tsx';
import { type OwnProducts, useOwnProducts } from './use-own-products.ts';
import { useSelection } from './use-selection.ts';
import { useSeveralProducts } from './use-several-products.ts';

interface OwnProductsListProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly view: ProductView;
  readonly list: OwnProductList;
}

/** The company's products, their slots, search and filters; search and filters are part of the address. */
export function OwnProductsList({ api, office, view, list }: OwnProductsListProps) {
  const t = useText('own-products');
  const path = usePath();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const { show, find, changeView, addressOf } = view;
  const own = useOwnProducts({
    api,
    office,
    view: view.requested,
    onDuplicated: ({ productID }) => navigate(path(paths.edit(productID))),
  });
  const several = useSeveralProducts(api, office);
  const { products, slots } = list;
  const { business, session } = office;
  const paths = ownProductPaths(business.businessID);
  const { counts, found, page } = list;
  const isEmpty = counts.all + counts.deleted === 0;
  const pageCount = Math.max(1, Math.ceil(found / ownProductPageSize));
  // A product leaves the filtered list as soon as its state changes.
  const onPage = useMemo(() => products.filter((product) => isShown(product, show)), [products, show]);
  const selection = useSelection(useMemo(() => onPage.map(({ productID }) => productID), [onPage]));
  const actions = useStableActions(own);

  const shown = useRef(products);
  useEffect(() => {
    // Moves the focus when its row disappears.
    if (products !== shown.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
    shown.current = products;
  }, [products]);

  const importLink = (
    <ButtonLink variant="secondary" icon={<FileUp />} to={path(paths.import)}>
      {t('importCsv')}
    </ButtonLink>
  );
  return (
    <Stack space="lg">
      <div className={styles.head}>
        <SlotMeter {...slots} />
        {!isEmpty && (
          <Inline>
            {importLink}
            <ExportProductsButton api={api} office={office} />
          </Inline>
        )}
      </div>
      {isEmpty ? (
        <Surface as="div" padding="none">
          <EmptyState
            icon={<PackagePlus />}
            title={t('empty.title')}
            action={
              <Inline justify="center">
                <ButtonLink icon={<Plus />} to={path(paths.create)}>
                  {t('empty.create')}
                </ButtonLink>
                {importLink}
              </Inline>
            }
          >
            {t('empty.body', { count: slots.total })}
          </EmptyState>
        </Surface>
      ) : (
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          <ProductTools
            counts={counts}
            show={show}
            find={find}
            onShow={(state) => changeView({ show: state })}
            onFind={(words) => changeView({ find: words })}
          />
          {onPage.length > 0 ? (
            <>
              <SelectionBar
                businessID={business.businessID}
                products={onPage}
                selection={selection}
                several={several}
                deleted={show === 'deleted'}
              />
              <div className={styles.columnHeads} aria-hidden="true">
                <span style={{ gridArea: 'words' }}>{t('column.name')}</span>
                <span style={{ gridArea: 'state' }}>{t('column.state')}</span>
                <span style={{ gridArea: 'updated' }}>
                  {t(show === 'deleted' ? 'column.deleted' : 'column.updated')}
                </span>
              </div>
              <ul role={listRole('ul')} aria-label={t('title')}>
                {onPage.map((product) => (
                  <ProductRow
                    key={product.productID}
                    product={product}
                    companyName={business.general.companyName}
                    selected={selection.isChosen(product.productID)}
                    handleClick={selection.handleClick}
                    handleKey={selection.handleKey}
                    {...actions}
                  />
                ))}
              </ul>
            </>
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('noneFound.title')}
              action={
                <Button variant="secondary" onClick={() => changeView({ show: 'all', find: '' })}>
                  {t('noneFound.all')}
                </Button>
              }
            >
              {t(show === 'deleted' && find === '' ? 'noneFound.deleted' : 'noneFound.body')}
            </EmptyState>
          )}
          {pageCount > 1 && (
            <div className={styles.pages}>
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={addressOf}
                label={t('pages.label')}
                previousLabel={t('pages.previous')}
                nextLabel={t('pages.next')}
              />
            </div>
          )}
          <p role="status" className={styles.end}>
            {show === 'deleted' && onPage.length > 0
              ? t('deletedHint')
              : t('shown', { count: onPage.length, total: show === 'deleted' ? counts.deleted : counts.all })}
          </p>
        </div>
      )}
      {own.refused && <PlanLimit business={business} session={session} onClose={own.closeRefusal} />}
      {several.left.length > 0 && (
        <PlanLimit business={business} session={session} left={several.left} onClose={several.clearLeft} />
      )}
    </Stack>
  );
}

/** Stable callbacks, so that an action does not re-render a hundred memoized rows. */
function useStableActions(own: OwnProducts): ProductActions {
  const latest = useRef(own);
  useLayoutEffect(() => {
    latest.current = own;
  });
  return useMemo(
    () => ({
      remove: (product) => void latest.current.remove(product),
      restore: (product) => void latest.current.restore(product),
      setStatus: (product, status) => void latest.current.setStatus(product, status),
      duplicate: (product) => void latest.current.duplicate(product),
    }),
    [],
  );
}
