import { callQuery } from '@wbn/api-client/call-query.ts';
import { businessJsonLd } from '@wbn/business/business-json-ld.ts';
import { businessTrail } from '@wbn/business/business-page/business-trail.ts';
import { Video } from '@wbn/business/business-page/video.tsx';
import { businessTitle } from '@wbn/business/business-title.ts';
import { useViewer } from '@wbn/business-office/viewer/use-viewer.ts';
import { businessPath, lastId } from '@wbn/cards/business/business-path.ts';
import { listBusinessProductsQuery } from '@wbn/cards/business/list-business-products.query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { breadcrumbJsonLd } from '@wbn/cards/json-ld/breadcrumb-json-ld.ts';
import { loadFollowSummary } from '@wbn/contract/social/follows/load-follow-summary.ts';
import { talkPageJsonLd } from '@wbn/social/comments/comments-json-ld.ts';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { apiContext } from '../context.ts';
import { drawBusinessParts, loadSimilarBusinesses } from '../data/draw-parts.server.tsx';
import { drawLatestPosts } from '../data/draw-posts.server.tsx';
import { loadOrFail, missing } from '../data/load-or-fail.server.ts';
import { pack } from '../data/pack.server.ts';
import { unpack } from '../data/packed.ts';
import { requireRightSlug } from '../data/slug-pages.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { loadTalk } from '../data/talk.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { DrawnPart } from '../layout/drawn-part.tsx';
import { ErrorPage } from '../layout/error-page.tsx';
import { errorKind } from '../seo/error-meta.ts';
import { headMeta } from '../seo/head.ts';
import { addJsonLd, homeAddress } from '../seo/json-ld.server.ts';
import { listOf } from '../seo/list-of.ts';
import { BusinessView, OwnBusiness } from '../viewer/business-view.tsx';
import { commentsSlot } from '../viewer/comments-slot.tsx';
import { OwnPage } from '../viewer/own-page.tsx';
import { postsSlot } from '../viewer/posts-slot.tsx';
import { relationSlots } from '../viewer/relation-slots.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = lastId(params.slug ?? '') ?? missing();
  const api = context.get(apiContext);
  const [{ business }, products, { followersCount }, similar, posts, talk] = await Promise.all([
    loadOrFail(loadBusinessQuery(api, { id })),
    loadOrFail(listBusinessProductsQuery(api, { businessID: id })),
    loadOrFail(callQuery(api, loadFollowSummary, { params: { id } }, { staleTime: 60_000 })),
    loadSimilarBusinesses(context, id),
    drawLatestPosts(context, id),
    loadTalk(context, id),
  ]);
  addSurrogateKeys(context, { business: id });
  const path = businessPath(business);
  requireRightSlug(context, url, path);

  const { general, contactInfo } = business;
  const { code, countryName } = contactInfo.country ?? {};
  const { addressOf, ...home } = homeAddress(context, path, code);
  const { t } = translator(context, 'site');
  const trail = businessTrail(business, t('menu.home'));
  addJsonLd(context, businessJsonLd(business, addressOf(path)), breadcrumbJsonLd(trail, addressOf));
  addJsonLd(context, talkPageJsonLd(talk, { url: addressOf(path), addressOf }));
  const today = new Date().toISOString().slice(0, 10);
  const { similar: likeIt, ...drawn } = drawBusinessParts(context, {
    business,
    products,
    similar,
    today,
    followers: followersCount,
    talk,
  });
  const title = businessTitle(business);
  const head = {
    title: title === general.companyName ? title : `${general.companyName} - ${title}`,
    description:
      general.shortDescription ||
      general.generalDescription?.slice(0, 160) ||
      t('describe.company', { facts: listOf(general.companyName, general.businessType.name, countryName) }),
    path,
    ...home,
    alternates: 'site' as const,
    image: (general.coverPhoto ?? general.profilePhoto)?.url,
  };
  return { head, page: pack(context, { business, drawn, similar: likeIt, posts }) };
}

export const meta = headMeta;

/** Edit mode is the browser's affair: turning it on or off asks the server nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Business() {
  const { business: shown, drawn, similar, posts } = unpack(useLoaderData<typeof loader>().page);
  const { business = shown, session = null } = useViewer(shown.businessID) ?? {};
  return (
    <BusinessView
      business={business}
      renderSection={(section) => {
        const { video, companyName } = business.general;
        if (section === 'video') return video && <Video url={video.url} companyName={companyName} />;
        return <DrawnPart name={section} html={drawn[section]?.html} />;
      }}
      session={session}
      {...relationSlots({
        resourceID: business.businessID,
        resourceType: 'business',
        name: business.general.companyName,
        drawn,
      })}
      ask={<DrawnPart name="ask" html={drawn.ask?.html} />}
      posts={postsSlot({ of: business.businessID, drawn: posts })}
      comments={commentsSlot({ resourceID: business.businessID, resourceType: 'business', drawn })}
      similar={similar && <DrawnPart name="similar" html={similar.html} />}
    />
  );
}

/** A company that is not there, or not for everybody: its own people see it all the same. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { slug = '' } = useParams();
  const page = <ErrorPage error={error} />;
  if (errorKind(error) !== 'missing') return page;
  return (
    <OwnPage id={lastId(slug)} asked={OwnBusiness} missing={page}>
      {(shown) => <BusinessView {...shown} />}
    </OwnPage>
  );
}
