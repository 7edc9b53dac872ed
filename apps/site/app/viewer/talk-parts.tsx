import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { CommentsSection } from '@wbn/social/comments/comments-section.tsx';
import { SaveFavoriteIcon } from '@wbn/social/favorites/save-favorite-icon.tsx';
import { RelationActions } from '@wbn/social/relations/relation-actions.tsx';
import { RelationCounts } from '@wbn/social/relations/relation-counts.tsx';
import type { ComponentProps } from 'react';

// What members get on public pages, in one file: visitors load the name of each file that is loaded late.
export { PostOfMember, PostsOfMember, TimelineOfMember } from './post-parts.tsx';

export function ActionsOfMember(props: ComponentProps<typeof RelationActions>) {
  return (
    <MemberQueries>
      <RelationActions {...props} />
    </MemberQueries>
  );
}

export function CountsOfMember(props: ComponentProps<typeof RelationCounts>) {
  return (
    <MemberQueries>
      <RelationCounts {...props} />
    </MemberQueries>
  );
}

export function CommentsOfMember(props: ComponentProps<typeof CommentsSection>) {
  return (
    <MemberQueries>
      <CommentsSection {...props} />
    </MemberQueries>
  );
}

export function SaveOfMember(props: ComponentProps<typeof SaveFavoriteIcon>) {
  return (
    <MemberQueries>
      <SaveFavoriteIcon {...props} />
    </MemberQueries>
  );
}
