import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { CommentsSection } from '@wbn/social/comments/comments-section.tsx';
import { SaveFavoriteIcon } from '@wbn/social/favorites/save-favorite.tsx';
import { LiveGroup } from '@wbn/social/groups/live-group.tsx';
import { OwnGroups } from '@wbn/social/groups/own-groups.tsx';
import { LivePostPage } from '@wbn/social/posts/live-post-page.tsx';
import { PostsLoading } from '@wbn/social/posts/posts-loading.tsx';
import { RelationActions, RelationCounts } from '@wbn/social/relations/relation-actions.tsx';
import { LiveLatestPosts } from '@wbn/social/timeline/live-latest-posts.tsx';
import { LiveTimeline } from '@wbn/social/timeline/live-timeline.tsx';
import type { ComponentType } from 'react';
import type { OwnPartProps } from './own-page.tsx';

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

interface WithApi {
  readonly api: ApiClient;
}

function withApi<Props extends WithApi>(Part: ComponentType<Props>) {
  return withQueries(function PartWithApi(props: Omit<Props, 'api'>) {
    return <Part {...(props as Props)} api={useMemberApi()} />;
  });
}

export const MemberActions = withQueries(RelationActions);
export const MemberComments = withQueries(CommentsSection);
export const MemberCounts = withQueries(RelationCounts);
export const SaveButton = withQueries(SaveFavoriteIcon);
export const MemberGroup = withApi(LiveGroup);
export const MemberGroups = withApi(OwnGroups);
export const MemberPost = withApi(LivePostPage);
/** A post that only members of its group see. */
export const OwnPost = withApi(function PostOfGroup({ api, id, missing }: OwnPartProps<never> & WithApi) {
  return <LivePostPage api={api} postID={id} visitors={<PostsLoading count={1} />} missing={missing} />;
});
export const MemberPosts = withApi(LiveLatestPosts);
export const MemberTimeline = withApi(LiveTimeline);
