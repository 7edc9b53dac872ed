import type { ProductsBeside } from '@wbn/cards/business/list-business-products.query.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useProductFacts } from '../facts/use-product-facts.ts';
import { AskBox } from '../parts/ask-box.tsx';
import { KeyFacts } from '../parts/key-facts.tsx';
import { MainProducts } from './main-products.tsx';
import type { ProductPartName } from './product-page.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductSpecifications } from './product-specifications.tsx';

export interface ProductPartProps {
  readonly part: ProductPartName;
  readonly product: Product;
  /** The first of its company, and how many it has. */
  readonly beside: ProductsBeside;
}

/** A part of a product's page that is only read. */
export function ProductPart({ part, product, beside }: ProductPartProps) {
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
      return <MainProducts business={product.businessProfile} {...beside} except={product.productID} />;
  }
}

function ProductTerms({ product }: Pick<ProductPartProps, 'product'>) {
  return (
    <Stack>
      <ProductPrice product={product} />
      <KeyFacts facts={useKeyFacts(product)} />
    </Stack>
  );
}

/** What a buyer asks first; the price stands above. */
function useKeyFacts(product: Product) {
  const facts = useProductFacts();
  const known = [...facts.terms(product), ...facts.details(product)];
  return keyFacts.flatMap((key) => {
    // Nobody has said that there is none.
    const isUnsaid = key === 'stock' && product.stock === undefined;
    return isUnsaid ? [] : (known.find((fact) => fact.key === key) ?? []);
  });
}

const keyFacts = ['order', 'leadTime', 'stock', 'brand', 'model', 'subCategory', 'category', 'ean'];
