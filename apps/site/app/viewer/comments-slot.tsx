import type { ReactNode } from 'react';
import { DrawnPart } from '../layout/drawn-part.tsx';
import { CommentsOfMember, ForMembers } from './for-members.tsx';

interface CommentsSlot {
  readonly resourceID: string;
  readonly resourceType: 'post' | 'business' | 'product' | 'user';
  readonly drawn: { readonly comments?: { readonly html?: string } };
}

/** The comments of a page: the first ones as the server has drawn them, the whole talk for members. */
export function commentsSlot({ drawn, ...of }: CommentsSlot): ReactNode {
  const comments = <DrawnPart name="comments" html={drawn.comments?.html} />;
  return (
    <ForMembers drawn={comments}>
      <CommentsOfMember {...of} drawn={comments} />
    </ForMembers>
  );
}
