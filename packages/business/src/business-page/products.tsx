import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { extra, scope } from '@wbn/ui-kit/text/more-toggle.css.ts';
import { MoreToggle } from '@wbn/ui-kit/text/more-toggle.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

/** Cards shown before 'View more'; the largest plan holds 100 products. */
const shownProducts = 12;

interface ProductsProps {
  readonly business: BusinessProfile;
  readonly products: readonly BusinessProduct[];
}

/** Everything the company offers; what is folded away is in the HTML all the same. */
export function Products({ business, products }: ProductsProps) {
  const { t } = useTranslation('business');
  const folds = products.length > shownProducts;
  return (
    <PageSection id="products" title={t('companyProducts')}>
      {products.length === 0 ? (
        <Text tone="muted">{t('noProducts')}</Text>
      ) : (
        <div className={classNames(folds && scope)}>
          <Columns as="ul" minimum={210} swipe>
            {products.map((product, index) => (
              <li key={product.productID} className={index < shownProducts ? undefined : extra}>
                <ProductCard product={{ ...product, businessProfile: business }} level={3} content="own" />
              </li>
            ))}
          </Columns>
          {folds && (
            <MoreToggle
              moreLabel={t('viewAllProducts', { count: products.length })}
              lessLabel={t('viewLess')}
            />
          )}
        </div>
      )}
    </PageSection>
  );
}
