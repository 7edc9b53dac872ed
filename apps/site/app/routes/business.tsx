import { callQuery } from '@wbn/api-client/call-query.ts';
import { businessJsonLd, businessTitle } from '@wbn/business/business-metadata.ts';
import { Section } from '@wbn/business/business-page/section.tsx';
import { AskBox } from '@wbn/business/parts/ask-box.tsx';
import { businessTrail } from '@wbn/business/parts/trails.tsx';
import { SimilarBusinesses } from '@wbn/business/similar/similar-section.tsx';
import { useViewer } from '@wbn/business-office/viewer/use-viewer.ts';
import { businessPath, lastId } from '@wbn/cards/business/business-path.ts';
import { toCardBusiness } from '@wbn/cards/business/card-business.ts';
import { breadcrumbJsonLd } from '@wbn/cards/json-ld/json-ld.ts';
import { cutText, metaLimit } from '@wbn/cards/labels/preview-text.ts';
import { toBusinessProduct } from '@wbn/cards/product/business-product.ts';
import { loadBusinessPage } from '@wbn/contract/pages/pages.ts';
import { commentedPageJsonLd } from '@wbn/social/comments/comments-json-ld.ts';
import { LazyGroupLinks } from '@wbn/social/groups/lazy-group-links.tsx';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { apiContext, responseContext } from '../context.ts';
import { redirectToCanonicalSlug } from '../data/canonical-slug.server.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addTimelineKeys } from '../data/posts.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { errorKind } from '../seo/error-kind.ts';
import { joinFacts } from '../seo/join-facts.ts';
import { homeAddress, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { BusinessView, OwnBusiness } from '../viewer/business-view.tsx';
import { OwnPage } from '../viewer/own-page.tsx';
import { Actions, Comments, Counts, Posts } from '../viewer/relations.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = lastId(params.slug ?? '') ?? throwNotFound();
  const page = await loadOrFail(callQuery(context.get(apiContext), loadBusinessPage, { params: { id } }));
  const { business, products, similar, posts, groups, talk, followersCount } = page;
  addSurrogateKeys(context, { business: id }, ...similar.map(({ businessID }) => ({ business: businessID })));
  addTimelineKeys(context, page);
  const path = businessPath(business);
  redirectToCanonicalSlug(context, url, path);
  context.get(responseContext).counted = { view: { businessID: id } };

  const { general, contactInfo } = business;
  const { code, countryName } = contactInfo.country ?? {};
  const { addressOf, ...home } = homeAddress(context, path, code);
  const { t } = translator(context, 'site');
  const trail = businessTrail(business, t('menu.home'));
  const title = businessTitle(business);
  const head = {
    title: title === general.companyName ? title : `${general.companyName} - ${title}`,
    description:
      general.shortDescription ||
      cutText(general.generalDescription ?? '', metaLimit) ||
      t('describe.company', {
        facts: joinFacts(general.companyName, general.businessType.name, countryName),
      }),
    path,
    ...home,
    alternates: 'site' as const,
    image: (general.coverPhoto ?? general.profilePhoto)?.url,
    jsonLd: jsonLd(
      context,
      businessJsonLd(business, addressOf(path)),
      breadcrumbJsonLd(trail, addressOf),
      commentedPageJsonLd(talk, { url: addressOf(path), addressOf }),
    ),
  };
  // Passed from the server, so that the browser renders the same certificates as expired.
  const today = new Date().toISOString().slice(0, 10);
  return {
    head,
    business,
    products: products.map(toBusinessProduct),
    similar: similar.map(toCardBusiness),
    ...{ posts, groups, talk, followers: followersCount, today },
  };
}

export const meta = headMeta;

/** Toggling edit mode does not change the server's data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Business() {
  const {
    business: shown,
    products,
    similar,
    posts,
    groups,
    talk,
    followers,
    today,
  } = useLoaderData<typeof loader>();
  const { business = shown, session = null } = useViewer(shown.businessID) ?? {};
  const { businessID, general } = business;
  const related = { resourceID: businessID, resourceType: 'business' } as const;
  const path = businessPath(business);
  const likes = business.reactions.reactionCount.like;
  return (
    <BusinessView
      business={business}
      renderSection={(section) => (
        <Section section={section} business={business} products={products} today={today} />
      )}
      session={session}
      actions={<Actions {...related} name={general.companyName} path={path} />}
      counts={<Counts {...related} likes={likes} followers={followers} />}
      ask={<AskBox businessID={businessID} company={general.companyName} />}
      posts={<Posts timelineID={businessID} posts={posts} />}
      groups={<LazyGroupLinks groups={groups} />}
      comments={<Comments {...related} talk={talk} path={path} />}
      similar={<SimilarBusinesses id={businessID} businesses={similar} />}
    />
  );
}

/** A missing or unpublished company; its members see a preview. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { slug = '' } = useParams();
  const page = <ErrorPage error={error} />;
  if (errorKind(error) !== 'missing') return page;
  return (
    <OwnPage id={lastId(slug)} part={OwnBusiness} missing={page}>
      {(shown) => <BusinessView {...shown} />}
    </OwnPage>
  );
}
