import type { ReactNode } from 'react';
import { DrawnPart } from '../layout/drawn-part.tsx';
import { ForMembers, PostsOfMember } from './for-members.tsx';

interface PostsSlot {
  /** Whose posts: a company or person. */
  readonly of: string;
  /** Absent where nothing was posted. */
  readonly drawn: { readonly html?: string } | undefined;
}

/** The latest posts: what stands in the slot of a page. */
export function postsSlot({ of, drawn }: PostsSlot): ReactNode {
  if (!drawn) return null;
  const posts = <DrawnPart name="posts" html={drawn.html} />;
  return (
    <ForMembers drawn={posts}>
      <PostsOfMember timelineID={of} drawn={posts} />
    </ForMembers>
  );
}
