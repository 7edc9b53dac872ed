import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { ProductLoading } from '@wbn/business/product-page/product-loading.tsx';
import type { ProductPageProps } from '@wbn/business/product-page/product-page.tsx';
import { ProductPart } from '@wbn/business/product-page/product-part.tsx';
import { PublicationBar } from '@wbn/business-office/publication/publication-bar.tsx';
import { listBusinessProductsQuery } from '@wbn/cards/business/list-business-products.query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { OwnPartProps } from './own-page.tsx';
import { usePreviewTitle, useReloadWhenPublic } from './own-page-effects.ts';

/** Preview of a product of an unpublished company, for its members. */
export function OwnProduct(props: OwnPartProps<ProductPageProps>) {
  return (
    <MemberQueries>
      <LoadedProduct {...props} />
    </MemberQueries>
  );
}

function LoadedProduct({ id, missing, children }: OwnPartProps<ProductPageProps>) {
  const { data: product, isPending } = useQuery(callQuery(useMemberApi(), loadProduct, { params: { id } }));
  usePreviewTitle(product?.name);
  if (isPending) return <ProductLoading />;
  return product ? <Offered product={product}>{children}</Offered> : missing;
}

type OfferedProps = Pick<ProductPageProps, 'product'> & Pick<OwnPartProps<ProductPageProps>, 'children'>;

/** Without likes and views, because the company is not public. */
function Offered({ product, children }: OfferedProps) {
  const { businessID, businessProfile: business } = product;
  const api = useMemberApi();
  const { data: products = [] } = useQuery(listBusinessProductsQuery(api, { businessID }));
  const { data: company } = useQuery(loadBusinessQuery(api, { id: businessID }));
  const session = company?.session ?? null;
  useReloadWhenPublic(session);
  return children({
    product,
    business,
    renderPart: (part) => (
      <ProductPart part={part} product={product} siblings={{ products, total: products.length }} />
    ),
    session,
    notice: session && (
      <PublicationBar
        api={api}
        businessID={businessID}
        company={business.general.companyName}
        session={session}
        view="own"
      />
    ),
  });
}
