import { businessPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { chooseMainProducts } from './choose-main-products.ts';

interface MainProductsProps {
  readonly business: BusinessCard;
  /** The first of the company, at least as many as are shown and one more. */
  readonly products: readonly BusinessProduct[];
  /** How many it has. */
  readonly total: number;
  /** Id of the product whose page this is. */
  readonly except: string;
}

/** Other products of the same company (PRD-09). */
export function MainProducts({ business, products, total, except }: MainProductsProps) {
  const { t } = useTranslation('business');
  const path = usePath();
  const others = chooseMainProducts(products, except);
  if (others.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="main-products">
      <Inline justify="between" align="baseline">
        <Heading level={2} size="md" id="main-products">
          {t('mainProducts', { company: business.general.companyName })}
        </Heading>
        <TextLink to={path(`${businessPath(business)}#products`)}>
          {t('viewAllProducts', { count: total })}
        </TextLink>
      </Inline>
      <Columns as="ul" minimum={260} swipe>
        {others.map((product) => (
          <li key={product.productID}>
            <ProductCard product={{ ...product, businessProfile: business }} level={3} content="brief" />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
