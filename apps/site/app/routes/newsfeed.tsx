import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { NewsfeedPage } from '@wbn/social/newsfeed/newsfeed-page.tsx';

/** 'My B2B': the newsfeed of the signed-in person (RT-13). */
export default function Newsfeed() {
  return <NewsfeedPage api={useMemberApi()} />;
}
