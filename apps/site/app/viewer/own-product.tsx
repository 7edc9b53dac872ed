import { useQuery } from '@tanstack/react-query';
import { chooseMainProducts } from '@wbn/business/product-page/choose-main-products.ts';
import { ProductLoading } from '@wbn/business/product-page/product-loading.tsx';
import { ProductPage } from '@wbn/business/product-page/product-page.tsx';
import { listBusinessProductsQuery } from '@wbn/cards/business/list-business-products.query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { loadProductQuery } from '@wbn/cards/product/load-product.query.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { ComponentProps, ReactNode } from 'react';
import { LatePublicationBar } from './late-publication-bar.tsx';
import { usePreviewTitle } from './use-preview-title.ts';
import { usePublicPage } from './use-public-page.ts';

interface OwnProductProps {
  readonly id: string;
  readonly missing: ReactNode;
}

/** The page of a product whose company is not public, for the people of the company. */
export function OwnProduct(props: OwnProductProps) {
  return (
    <MemberQueries>
      <Asked {...props} />
    </MemberQueries>
  );
}

function Asked({ id, missing }: OwnProductProps) {
  const { data: product, isPending } = useQuery(loadProductQuery(useMemberApi(), { id }));
  usePreviewTitle(product?.name);
  if (isPending) return <ProductLoading />;
  return product ? <Offered product={product} /> : missing;
}

function Offered({ product }: Pick<ComponentProps<typeof ProductPage>, 'product'>) {
  const { businessID, productID, businessProfile } = product;
  const api = useMemberApi();
  const { data: products = [] } = useQuery(listBusinessProductsQuery(api, { businessID }));
  const { data: company } = useQuery(loadBusinessQuery(api, { id: businessID }));
  const session = company?.session ?? null;
  usePublicPage(session);
  return (
    <ProductPage
      product={product}
      business={businessProfile}
      products={chooseMainProducts(products, productID)}
      productCount={products.length}
      likes={0}
      session={session}
      notice={
        session && (
          <LatePublicationBar
            businessID={businessID}
            company={businessProfile.general.companyName}
            session={session}
            view="own"
          />
        )
      }
    />
  );
}
