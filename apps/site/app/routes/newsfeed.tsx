import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { NewsfeedPage } from '@wbn/social/newsfeed/newsfeed-page.tsx';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('feed.title', 'posts');
export const meta = headMeta;

/** 'My B2B': the newsfeed of the signed-in person (RT-13). */
export default function Newsfeed() {
  return <NewsfeedPage api={useMemberApi()} />;
}
