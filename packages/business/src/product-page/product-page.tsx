import { BusinessSummaryCard } from '@wbn/cards/business/business-summary-card.tsx';
import { LazyVideoPlayer } from '@wbn/cards/parts/lazy-video-player.tsx';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { photosOf } from '@wbn/cards/product/business-product.ts';
import type { BusinessAccess, BusinessCard } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import type { ReactNode } from 'react';
import { RequestBar } from '../parts/request-bar.tsx';
import { productTrail, TrailCrumbs } from '../parts/trails.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductIntroduction } from './product-introduction.tsx';
import * as styles from './product-page.css.ts';

/**
 * Parts of the page: price and key facts beside the photos, the question form, the tables, other products at the end.
 */
export type ProductPartName = 'terms' | 'ask' | 'specifications' | 'more';

export interface ProductPageProps {
  readonly product: Product;
  readonly business: BusinessCard;
  /** Rights of the viewer in the company; absent for everybody else. */
  readonly session?: BusinessAccess | null;
  /** Like button, for visitors or members, and number of likes. */
  readonly actions?: ReactNode;
  readonly counts?: ReactNode;
  /** Comments on the product (PRD-08); absent where the company is not public. */
  readonly comments?: ReactNode;
  /** Shown above the page to the company's members. */
  readonly notice?: ReactNode;
  /** Similar products of other companies; absent where the company is not public. */
  readonly similar?: ReactNode;
  readonly renderPart: (part: ProductPartName) => ReactNode;
}

/** The public page of a product (PRD-01 to PRD-09). */
export function ProductPage(props: ProductPageProps) {
  const { product, business, session = null, actions, counts, comments, notice, similar, renderPart } = props;
  return (
    <div className={styles.page}>
      <Stack>
        {notice}
        <ProductCrumbs product={product} />
        <div className={styles.introduction}>
          <Surface as="div">
            <ProductGallery key={product.productID} name={product.name} photos={photosOf(product)} />
          </Surface>
          <Surface as="div" padding="lg">
            <ProductIntroduction
              product={product}
              session={session}
              actions={actions}
              counts={counts}
              terms={renderPart('terms')}
            />
          </Surface>
          <BusinessSummaryCard business={business} productID={product.productID} session={session} />
        </div>
        {!session && renderPart('ask')}
        {renderPart('specifications')}
        <ProductVideos product={product} />
        {comments}
        {renderPart('more')}
        {similar}
        {!session && (
          <RequestBar businessID={business.businessID} productID={product.productID} name={product.name} />
        )}
      </Stack>
    </div>
  );
}

/** Breadcrumbs from home through industry, category and company to the product. */
function ProductCrumbs({ product }: { product: Product }) {
  const t = useText('business');
  return <TrailCrumbs trail={productTrail(product, t('home'))} />;
}

/** Videos of the product (PRD-07). */
function ProductVideos({ product }: { product: Pick<Product, 'name' | 'videos'> }) {
  const t = useText('business');
  if (product.videos.length === 0) return null;
  return (
    <PageSection id="videos" title={t('videos')}>
      <Columns minimum={320}>
        {product.videos.map(({ videoID, url }) => (
          <LazyVideoPlayer key={videoID} url={url} label={t('videoOf', { name: product.name })} />
        ))}
      </Columns>
    </PageSection>
  );
}

/** Says that product, company or reactions could not be loaded (PRD-12, ERR-07). */
export function ProductError({ action }: { action?: ReactNode }) {
  const t = useText('business');
  return <ErrorState title={t('errorLoadingData')} action={action} />;
}
