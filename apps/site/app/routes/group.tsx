import { callQuery } from '@wbn/api-client/call-query.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { cutText, metaLimit } from '@wbn/cards/labels/preview-text.ts';
import { loadGroup, loadGroupTimeline } from '@wbn/contract/groups/groups.ts';
import { groupPath } from '@wbn/social/groups/group-path.ts';
import { VisitorGroup } from '@wbn/social/groups/visitor-group.tsx';
import { timelineJsonLd } from '@wbn/social/timeline/timeline-json-ld.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { redirectToCanonicalSlug } from '../data/canonical-slug.server.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addAuthorKeys } from '../data/posts.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { homeAddress, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { ForMembers, MemberGroup } from '../viewer/for-members.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = lastId(params.slug ?? '') ?? throwNotFound();
  const api = context.get(apiContext);
  const given = url.searchParams.get('after');
  const after = given === null ? undefined : (lastId(given) ?? throwNotFound());
  const group = await loadOrFail(callQuery(api, loadGroup, { params: { id } }));
  const path = groupPath(group);
  const { founder } = group;
  addSurrogateKeys(context, { group: id }, founder ? { [founder.authorType]: founder.authorID } : {});
  redirectToCanonicalSlug(context, url, path);
  if (!group.isReadable) {
    const head = { title: group.name, description: cutText(group.purpose, metaLimit), path, noindex: true };
    return { head, group, timeline: undefined, after: undefined };
  }
  const query = after ? { nextID: after } : {};
  const timeline = await loadOrFail(callQuery(api, loadGroupTimeline, { params: { id }, query }));
  const { items, pinned } = timeline;
  if (after && items.length === 0) throwNotFound();
  addAuthorKeys(context, pinned ? [pinned, ...items] : items);
  const address = after ? `${path}?after=${after}` : path;
  const { addressOf, ...home } = homeAddress(context, address, group.country?.code);
  const page = { name: group.name, items, url: addressOf(address), addressOf };
  const head = {
    title: group.name,
    description: cutText(group.purpose, metaLimit),
    path: address,
    ...home,
    alternates: 'site' as const,
    image: group.picture?.url,
    jsonLd: jsonLd(context, { ...timelineJsonLd(page), description: group.purpose }),
  };
  return { head, group, timeline, after };
}

export const meta = headMeta;

/** A group: posts of an open one, name and purpose of a private one (GRP-02, GRP-03). */
export default function Group() {
  const { group, timeline, after } = useLoaderData<typeof loader>();
  const visitors = <VisitorGroup group={group} timeline={timeline} after={after} />;
  return (
    <ForMembers visitors={visitors}>
      <MemberGroup key={group.groupID} groupID={group.groupID} visitors={visitors} />
    </ForMembers>
  );
}
