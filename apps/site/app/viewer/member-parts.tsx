import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { CommentsSection } from '@wbn/social/comments/comments-section.tsx';
import { SaveFavoriteIcon } from '@wbn/social/favorites/save-favorite.tsx';
import { LivePostPage } from '@wbn/social/posts/live-post-page.tsx';
import { RelationActions, RelationCounts } from '@wbn/social/relations/relation-actions.tsx';
import { LiveLatestPosts } from '@wbn/social/timeline/live-latest-posts.tsx';
import { LiveTimeline } from '@wbn/social/timeline/live-timeline.tsx';
import type { ComponentType } from 'react';

// Parts of public pages that only members load, wrapped in the members' query client.

function withQueries<Props extends object>(Part: ComponentType<Props>) {
  return function MemberPart(props: Props) {
    return (
      <MemberQueries>
        <Part {...props} />
      </MemberQueries>
    );
  };
}

function withApi<Props extends { readonly api: ApiClient }>(Part: ComponentType<Props>) {
  return withQueries(function PartWithApi(props: Omit<Props, 'api'>) {
    return <Part {...(props as Props)} api={useMemberApi()} />;
  });
}

export const MemberActions = withQueries(RelationActions);
export const MemberComments = withQueries(CommentsSection);
export const MemberCounts = withQueries(RelationCounts);
export const SaveButton = withQueries(SaveFavoriteIcon);
export const MemberPost = withApi(LivePostPage);
export const MemberPosts = withApi(LiveLatestPosts);
export const MemberTimeline = withApi(LiveTimeline);
