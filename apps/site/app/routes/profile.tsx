import { callQuery } from '@wbn/api-client/call-query.ts';
import { profilePath } from '@wbn/cards/author/author-path.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { toCardBusiness } from '@wbn/cards/business/card-business.ts';
import { cutText, metaLimit } from '@wbn/cards/labels/preview-text.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { loadProfilePage } from '@wbn/contract/pages/pages.ts';
import { commentsJsonLd } from '@wbn/social/comments/comments-json-ld.ts';
import { LazyGroupLinks } from '@wbn/social/groups/lazy-group-links.tsx';
import { profileJsonLd } from '@wbn/social/public-profile/profile-json-ld.ts';
import { PublicProfilePage } from '@wbn/social/public-profile/public-profile-page.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { redirectToCanonicalSlug } from '../data/canonical-slug.server.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addTimelineKeys } from '../data/posts.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { joinFacts } from '../seo/join-facts.ts';
import { homeAddress, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { Actions, Comments, Counts, Posts } from '../viewer/relations.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const userID = lastId(params.id ?? '') ?? throwNotFound();
  const page = await loadOrFail(
    callQuery(context.get(apiContext), loadProfilePage, { params: { id: userID } }),
  );
  const { profile, businesses, posts, groups, talk, followersCount } = page;
  const ofBusinesses = businesses.map(({ businessID }) => ({ business: businessID }));
  addSurrogateKeys(context, { user: userID }, ...ofBusinesses);
  addTimelineKeys(context, page);
  const path = profilePath(userID);
  redirectToCanonicalSlug(context, url, path);

  const { addressOf, ...home } = homeAddress(context, path, profile.country?.code);
  const place = { url: addressOf(path), addressOf };
  const { t } = translator(context, 'site');
  const position = [profile.jobPosition?.name, profile.companyName].filter(Boolean).join(', ');
  const head = {
    title: [fullName(profile), position].filter(Boolean).join(' - '),
    description:
      cutText(profile.briefPresentation ?? '', metaLimit) ||
      t('describe.person', { facts: joinFacts(fullName(profile), position) }),
    path,
    ...home,
    alternates: 'site' as const,
    image: profile.profilePhoto?.url,
    type: 'profile' as const,
    jsonLd: jsonLd(context, { ...profileJsonLd(profile, place.url), ...commentsJsonLd(talk, place) }),
  };
  const cards = businesses.map(toCardBusiness);
  return { head, profile, businesses: cards, posts, groups, talk, followers: followersCount };
}

export const meta = headMeta;

export default function Profile() {
  const { profile, businesses, posts, groups, talk, followers } = useLoaderData<typeof loader>();
  const { userID } = profile;
  const related = { resourceID: userID, resourceType: 'user' } as const;
  const path = profilePath(userID);
  return (
    <PublicProfilePage
      profile={profile}
      businesses={businesses}
      groups={<LazyGroupLinks groups={groups} />}
      posts={<Posts timelineID={userID} posts={posts} />}
      actions={<Actions {...related} name={fullName(profile)} path={path} />}
      counts={<Counts {...related} likes={profile.reactions.reactionCount.like} followers={followers} />}
      comments={<Comments {...related} talk={talk} path={path} />}
    />
  );
}
