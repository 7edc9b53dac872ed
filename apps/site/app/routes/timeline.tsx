import { lastId } from '@wbn/cards/business/business-path.ts';
import { timelinePath } from '@wbn/social/posts/post-path.ts';
import { loadTimelinePageQuery } from '@wbn/social/timeline/load-timeline.query.ts';
import { timelineJsonLd } from '@wbn/social/timeline/timeline-json-ld.ts';
import { VisitorTimeline } from '@wbn/social/timeline/visitor-timeline.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { redirectToCanonicalSlug } from '../data/canonical-slug.server.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addAuthorKeys } from '../data/posts.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { homeAddress, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { ForMembers, MemberTimeline } from '../viewer/for-members.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const timelineID = lastId(params.id ?? '') ?? throwNotFound();
  const page = pageOf(url);
  const timeline = await loadOrFail(loadTimelinePageQuery(context.get(apiContext), { timelineID, page }));
  const { owner, ownerCountry, items } = timeline;
  if (page > 1 && items.length === 0) throwNotFound();
  addSurrogateKeys(context, { [owner.authorType]: owner.authorID });
  addAuthorKeys(context, items);
  redirectToCanonicalSlug(context, url, timelinePath(timelineID));

  const path = timelinePath(timelineID, page);
  const { addressOf, ...home } = homeAddress(context, path, ownerCountry);
  const { t } = translator(context, 'posts');
  const name = t('timeline.title', { name: owner.name });
  const head = {
    title: name,
    description: t('timeline.description', { name: owner.name }),
    path,
    ...home,
    alternates: 'site' as const,
    image: owner.photo?.url,
    type: 'profile' as const,
    jsonLd: jsonLd(context, timelineJsonLd({ name, items, url: addressOf(path), addressOf })),
  };
  return { head, timelineID, timeline, page };
}

export const meta = headMeta;

/** All posts of a person or company (RT-14). */
export default function Timeline() {
  const { timelineID, timeline, page } = useLoaderData<typeof loader>();
  const visitors = <VisitorTimeline timeline={timeline} page={page} />;
  return (
    <ForMembers visitors={visitors}>
      <MemberTimeline key={timelineID} timelineID={timelineID} visitors={visitors} />
    </ForMembers>
  );
}

/** Returns the page number from 1; 1 for invalid ones. */
function pageOf(url: URL): number {
  const text = url.searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : throwNotFound();
}
