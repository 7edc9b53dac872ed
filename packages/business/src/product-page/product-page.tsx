import { BusinessSummaryCard } from '@wbn/cards/business/business-summary-card.tsx';
import { photosOf } from '@wbn/cards/product/photos-of.ts';
import type { BusinessAccess, BusinessCard } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import type { ReactNode } from 'react';
import { RequestBar } from '../parts/request-bar.tsx';
import { ProductComments } from './product-comments.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductIntroduction } from './product-introduction.tsx';
import * as styles from './product-page.css.ts';
import { ProductVideos } from './product-videos.tsx';

/** Price and first facts beside the photos; the tables; other products at the end. */
export type ProductPartName = 'terms' | 'specifications' | 'more';

export interface ProductPageProps {
  readonly product: Product;
  /** The company that offers it. */
  readonly business: BusinessCard;
  /** What the viewer may do with that company; absent for everybody else. */
  readonly session?: BusinessAccess | null;
  readonly likes: number;
  /** Stands above the page, for the company's own people. */
  readonly notice?: ReactNode;
  /** Draws a part that is only read: the server for visitors, who load no code of it. */
  readonly renderPart: (part: ProductPartName) => ReactNode;
}

/** The public page of a product (PRD-01 to PRD-09). */
export function ProductPage(props: ProductPageProps) {
  const { product, business, session, likes, notice, renderPart } = props;
  return (
    <div className={styles.page}>
      <Stack>
        {notice}
        <ProductCrumbs product={product} />
        <div className={styles.introduction}>
          <Surface as="div">
            <ProductGallery key={product.productID} name={product.name} photos={photosOf(product)} />
          </Surface>
          <Stack>
            <Surface as="div" padding="lg">
              <ProductIntroduction product={product} likes={likes} terms={renderPart('terms')} />
            </Surface>
            <BusinessSummaryCard business={business} session={session} />
          </Stack>
        </div>
        {renderPart('specifications')}
        <ProductVideos product={product} />
        <ProductComments product={product} />
        {renderPart('more')}
        {!session && <RequestBar businessID={business.businessID} name={product.name} />}
      </Stack>
    </div>
  );
}
