import { callQuery } from '@wbn/api-client/call-query.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { profilePath } from '@wbn/cards/person/profile-path.ts';
import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';
import { loadFollowSummary } from '@wbn/contract/social/follows/load-follow-summary.ts';
import { loadPublicProfile } from '@wbn/contract/social/load-public-profile.ts';
import { commentsJsonLd } from '@wbn/social/comments/comments-json-ld.ts';
import { profileJsonLd } from '@wbn/social/public-profile/profile-json-ld.ts';
import { PublicProfilePage } from '@wbn/social/public-profile/public-profile-page.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { drawProfileParts } from '../data/draw-parts.server.tsx';
import { drawLatestPosts } from '../data/draw-posts.server.tsx';
import { loadOrFail, missing } from '../data/load-or-fail.server.ts';
import { pack } from '../data/pack.server.ts';
import { unpack } from '../data/packed.ts';
import { requireRightSlug } from '../data/slug-pages.server.ts';
import { addSurrogateKeys } from '../data/surrogate-keys.server.ts';
import { loadTalk } from '../data/talk.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/head.ts';
import { addJsonLd, homeAddress } from '../seo/json-ld.server.ts';
import { listOf } from '../seo/list-of.ts';
import { commentsSlot } from '../viewer/comments-slot.tsx';
import { postsSlot } from '../viewer/posts-slot.tsx';
import { relationSlots } from '../viewer/relation-slots.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const userID = lastId(params.id ?? '') ?? missing();
  const api = context.get(apiContext);
  const [profile, businesses, { followersCount }, talk, posts] = await Promise.all([
    loadOrFail(callQuery(api, loadPublicProfile, { params: { id: userID } }, { staleTime: 60_000 })),
    loadOrFail(callQuery(api, listUserBusinesses, { query: { userID } })),
    loadOrFail(callQuery(api, loadFollowSummary, { params: { id: userID } }, { staleTime: 60_000 })),
    loadTalk(context, userID),
    drawLatestPosts(context, userID),
  ]);
  const ofBusinesses = businesses.map(({ businessID }) => ({ business: businessID }));
  addSurrogateKeys(context, { user: userID }, ...ofBusinesses);
  const path = profilePath(userID);
  requireRightSlug(context, url, path);

  const { addressOf, ...home } = homeAddress(context, path, profile.country?.code);
  const page = { url: addressOf(path), addressOf };
  addJsonLd(context, { ...profileJsonLd(profile, page.url), ...commentsJsonLd(talk, page) });
  const { t } = translator(context, 'site');
  const position = [profile.jobPosition?.name, profile.companyName].filter(Boolean).join(', ');
  const head = {
    title: [fullName(profile), position].filter(Boolean).join(' - '),
    description:
      profile.briefPresentation?.slice(0, 160) ||
      t('describe.person', { facts: listOf(fullName(profile), position) }),
    path,
    ...home,
    alternates: 'site' as const,
    image: profile.profilePhoto?.url,
    type: 'profile' as const,
  };
  return {
    head,
    page: pack(context, {
      profile,
      businesses,
      posts,
      drawn: drawProfileParts(context, { profile, followers: followersCount, talk }),
    }),
  };
}

export const meta = headMeta;

export default function Profile() {
  const { profile, businesses, drawn, posts } = unpack(useLoaderData<typeof loader>().page);
  return (
    <PublicProfilePage
      profile={profile}
      businesses={businesses}
      posts={postsSlot({ of: profile.userID, drawn: posts })}
      {...relationSlots({
        resourceID: profile.userID,
        resourceType: 'user',
        name: fullName(profile),
        drawn,
      })}
      comments={commentsSlot({ resourceID: profile.userID, resourceType: 'user', drawn })}
    />
  );
}
