import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { LivePostPage } from '@wbn/social/posts/live-post-page.tsx';
import { LiveLatestPosts } from '@wbn/social/timeline/live-latest-posts.tsx';
import { LiveTimeline } from '@wbn/social/timeline/live-timeline.tsx';
import type { ComponentProps } from 'react';

export function TimelineOfMember(props: Omit<ComponentProps<typeof LiveTimeline>, 'api'>) {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <LiveTimeline api={api} {...props} />
    </MemberQueries>
  );
}

export function PostOfMember(props: Omit<ComponentProps<typeof LivePostPage>, 'api'>) {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <LivePostPage api={api} {...props} />
    </MemberQueries>
  );
}

/** The latest posts of a company or person. */
export function PostsOfMember(props: Omit<ComponentProps<typeof LiveLatestPosts>, 'api'>) {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <LiveLatestPosts api={api} {...props} />
    </MemberQueries>
  );
}
