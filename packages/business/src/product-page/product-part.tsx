import { businessPath } from '@wbn/cards/business/business-path.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePriceLabel } from '@wbn/cards/labels/use-price-label.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { type BusinessProduct, mergeSpecs } from '@wbn/cards/product/business-product.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { detailRows } from '../facts/fact.ts';
import { useProductFacts } from '../facts/use-product-facts.ts';
import { AskBox } from '../parts/ask-box.tsx';
import { KeyFacts } from '../parts/key-facts.tsx';
import { chooseMainProducts } from './choose-main-products.ts';
import * as styles from './product-page.css.ts';
import type { ProductPartName } from './product-page.tsx';
import { tierRanges } from './tier-ranges.ts';

/** Rows of the technical specification shown before 'View more'. */
const visibleSpecs = 10;

interface ProductPartProps {
  readonly part: ProductPartName;
  readonly product: Product;
  /** First products of the same company, and the number of all. */
  readonly siblings: { readonly products: readonly BusinessProduct[]; readonly total: number };
}

/** A read-only part of a product page. */
export function ProductPart({ part, product, siblings }: ProductPartProps) {
  switch (part) {
    case 'terms':
      return <ProductTerms product={product} />;
    case 'ask':
      return (
        <AskBox
          businessID={product.businessID}
          company={product.businessProfile.general.companyName}
          productID={product.productID}
        />
      );
    case 'specifications':
      return <ProductSpecifications product={product} />;
    case 'more':
      return <MainProducts business={product.businessProfile} {...siblings} except={product.productID} />;
  }
}

function ProductTerms({ product }: Pick<ProductPartProps, 'product'>) {
  return (
    <Stack space="xs">
      <ProductPrice product={product} />
      <KeyFacts facts={useKeyFacts(product)} />
    </Stack>
  );
}

/** Returns the facts a buyer looks for first; the price is shown above them. */
function useKeyFacts(product: Product) {
  const facts = useProductFacts();
  const known = [...facts.terms(product), ...facts.details(product)];
  return keyFacts.flatMap((key) => known.find((fact) => fact.key === key) ?? []);
}

const keyFacts = ['order', 'leadTime', 'stock', 'brand', 'model', 'subCategory', 'category', 'ean'];

/** Price of a product, as a table by quantity when it has tiers. */
function ProductPrice({ product }: { readonly product: Product }) {
  const t = useText('business');
  const priceOf = usePriceLabel();
  const labels = useLabels();
  const { price } = product;
  if (!price) return null;
  const ranges = tierRanges(product);
  return (
    <Stack space="xs">
      {ranges.length === 0 && (
        <Text size="lg" weight="semibold">
          {priceOf(price)}
        </Text>
      )}
      {ranges.length > 0 && (
        <DetailsTable
          caption={t('priceByQuantity')}
          rows={ranges.map((range) => ({
            label: labels.amount(range) ?? '',
            value: priceOf({ ...price, amount: range.amount }),
          }))}
        />
      )}
    </Stack>
  );
}

/** Categories and availability of the product (PRD-05), then its technical data (PRD-06). */
function ProductSpecifications({ product }: { product: Product }) {
  const t = useText('business');
  const facts = useProductFacts();
  const specs = mergeSpecs(product.specs).map(({ key, value }) => ({
    label: key,
    value: <bdi>{value}</bdi>,
  }));
  return (
    <div className={styles.tables}>
      <PageSection id="specifications" title={t('specifications')}>
        <DetailsTable rows={detailRows(facts.details(product))} />
      </PageSection>
      <PageSection id="technical" title={t('technicalSpecifications')}>
        <DetailsTable
          rows={specs}
          visibleRows={visibleSpecs}
          moreLabel={t('viewMore')}
          lessLabel={t('viewLess')}
          emptyLabel={t('noContent')}
        />
      </PageSection>
    </div>
  );
}

interface MainProductsProps {
  readonly business: BusinessCard;
  /** First products of the company. */
  readonly products: readonly BusinessProduct[];
  readonly total: number;
  /** Id of the current product, which is excluded. */
  readonly except: string;
}

/** Other products of the same company (PRD-09). */
function MainProducts({ business, products, total, except }: MainProductsProps) {
  const t = useText('business');
  const path = usePath();
  const others = chooseMainProducts(products, except);
  if (others.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="main-products" data-print="hide">
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
