import { BusinessSummaryCard } from '@wbn/cards/business/business-summary-card.tsx';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { photosOf } from '@wbn/cards/product/photos-of.ts';
import type { BusinessAccess, BusinessCard } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import type { ReactNode } from 'react';
import { RequestBar } from '../parts/request-bar.tsx';
import { MainProducts } from './main-products.tsx';
import { ProductComments } from './product-comments.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductIntroduction } from './product-introduction.tsx';
import * as styles from './product-page.css.ts';
import { ProductSpecifications } from './product-specifications.tsx';
import { ProductVideos } from './product-videos.tsx';

export interface ProductPageProps {
  readonly product: Product;
  /** The company that offers it. */
  readonly business: BusinessCard;
  /** What the viewer may do with that company; absent for everybody else. */
  readonly session?: BusinessAccess | null;
  /** Products of the company: all, or those that chooseMainProducts chose. */
  readonly products: readonly BusinessProduct[];
  /** How many products the company has; as many as `products` unless told. */
  readonly productCount?: number;
  readonly likes: number;
  /** Stands above the page, for the company's own people. */
  readonly notice?: ReactNode;
  /** Products like it of other companies, at the end. */
  readonly similar?: ReactNode;
}

/** The public page of a product (PRD-01 to PRD-09). */
export function ProductPage(props: ProductPageProps) {
  const {
    product,
    business,
    session,
    products,
    productCount = products.length,
    likes,
    notice,
    similar,
  } = props;
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
              <ProductIntroduction product={product} likes={likes} />
            </Surface>
            <BusinessSummaryCard business={business} session={session} />
          </Stack>
        </div>
        <ProductSpecifications product={product} />
        <ProductVideos product={product} />
        <ProductComments product={product} />
        <MainProducts
          business={business}
          products={products}
          count={productCount}
          except={product.productID}
        />
        {similar}
        {!session && <RequestBar businessID={business.businessID} name={product.name} />}
      </Stack>
    </div>
  );
}
