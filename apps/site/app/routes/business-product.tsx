import { callQuery } from '@wbn/api-client/call-query.ts';
import { productTrail } from '@wbn/business/parts/trails.tsx';
import { productJsonLd, productTitle } from '@wbn/business/product-metadata.ts';
import { ProductError, ProductPage } from '@wbn/business/product-page/product-page.tsx';
import { ProductPart } from '@wbn/business/product-page/product-part.tsx';
import { SimilarProducts } from '@wbn/business/similar/similar-section.tsx';
import { useViewer } from '@wbn/business-office/viewer/use-viewer.ts';
import { lastId, productPath } from '@wbn/cards/business/business-path.ts';
import { breadcrumbJsonLd } from '@wbn/cards/json-ld/json-ld.ts';
import { cutText, metaLimit } from '@wbn/cards/labels/preview-text.ts';
import { toBusinessProduct, toCardProduct } from '@wbn/cards/product/business-product.ts';
import { loadProductPage } from '@wbn/contract/pages/pages.ts';
import { commentedPageJsonLd } from '@wbn/social/comments/comments-json-ld.ts';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router-dom';
import { apiContext, responseContext } from '../context.ts';
import { redirectToCanonicalSlug } from '../data/canonical-slug.server.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addCommentKeys } from '../data/posts.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { RetryLink } from '../layout/retry-link.tsx';
import { errorKind } from '../seo/error-kind.ts';
import { joinFacts } from '../seo/join-facts.ts';
import { homeAddress, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { lazyMemberPart } from '../viewer/lazy-member-part.ts';
import { OwnPage } from '../viewer/own-page.tsx';
import { Actions, Comments, Counts } from '../viewer/relations.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = lastId(params.slug ?? '') ?? throwNotFound();
  const page = await loadOrFail(callQuery(context.get(apiContext), loadProductPage, { params: { id } }));
  const { product, siblings, likes, similar, talk } = page;
  addSurrogateKeys(
    context,
    { product: id, business: product.businessID },
    ...similar.map(({ productID }) => ({ product: productID })),
  );
  addCommentKeys(context, talk);
  const path = productPath(product);
  redirectToCanonicalSlug(context, url, path);
  context.get(responseContext).counted = { view: { businessID: product.businessID, productID: id } };

  const { t } = translator(context, 'site');
  const { country } = product.businessProfile.contactInfo;
  const { addressOf, ...home } = homeAddress(context, path, country?.code);
  const trail = productTrail(product, t('menu.home'));
  const title = productTitle(product);
  const head = {
    title: title === product.name ? title : `${product.name} - ${title}`,
    description:
      cutText(product.description ?? '', metaLimit) ||
      t('describe.product', { facts: joinFacts(product.name, product.businessProfile.general.companyName) }),
    path,
    ...home,
    alternates: 'site' as const,
    image: product.mainImage?.url,
    type: 'product' as const,
    jsonLd: jsonLd(
      context,
      productJsonLd(product, addressOf(path)),
      breadcrumbJsonLd(trail, addressOf),
      commentedPageJsonLd(talk, { url: addressOf(path), addressOf }),
    ),
  };
  // These cards show no specifications.
  return {
    head,
    product,
    siblings: {
      ...siblings,
      products: siblings.products.map((one) => toBusinessProduct({ ...one, specs: [] })),
    },
    similar: similar.map((one) => toCardProduct({ ...one, specs: [] })),
    ...{ likes, talk },
  };
}

export const meta = headMeta;

export default function BusinessProduct() {
  const { product, siblings, similar, likes, talk } = useLoaderData<typeof loader>();
  const viewer = useViewer(product.businessID);
  const related = { resourceID: product.productID, resourceType: 'product' } as const;
  const path = productPath(product);
  return (
    <ProductPage
      product={product}
      business={product.businessProfile}
      renderPart={(part) => <ProductPart part={part} product={product} siblings={siblings} />}
      similar={<SimilarProducts id={product.productID} products={similar} />}
      session={viewer?.session ?? null}
      actions={<Actions {...related} name={product.name} path={path} />}
      counts={<Counts {...related} likes={likes} />}
      comments={<Comments {...related} talk={talk} path={path} />}
    />
  );
}

const OwnProduct = lazyMemberPart(async () => (await import('../viewer/own-product.tsx')).OwnProduct);

/**
 * A missing product gets the 404 page, or a preview for members of an unpublished company; other errors are shown in
 * the page (PRD-12, ERR-07).
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { slug = '' } = useParams();
  const kind = errorKind(error);
  if (kind === 'missing')
    return (
      <OwnPage id={lastId(slug)} part={OwnProduct} missing={<ErrorPage error={error} />}>
        {(shown) => <ProductPage {...shown} />}
      </OwnPage>
    );
  if (kind === 'offline') return <ErrorPage error={error} />;
  return <ProductError action={<RetryLink />} />;
}
