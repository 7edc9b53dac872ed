import { useInfiniteQuery } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { useSession } from '@wbn/session/use-session.ts';
import type { ReactNode } from 'react';
import { useRelationApi } from '../relations/relation-api.ts';
import { CommentsArea } from './comments-area.tsx';
import { listCommentsQuery } from './list-comments.query.ts';
import { useCommentsTitle } from './use-comments-title.ts';

interface CommentsSectionProps {
  readonly resourceID: string;
  readonly resourceType: Exclude<ResourceType, 'comment'>;
  /** The reader may not comment. */
  readonly readOnly?: boolean;
  /** The version for visitors, shown until the first comments are loaded. */
  readonly visitors: ReactNode;
}

/** The comments section of a public page, for members. */
export function CommentsSection({
  resourceID,
  resourceType,
  readOnly = false,
  visitors,
}: CommentsSectionProps) {
  const { actingAs: businessID } = useSession();
  const { data, error } = useInfiniteQuery(listCommentsQuery(useRelationApi(), { resourceID, businessID }));
  const title = useCommentsTitle(data?.pages.at(-1)?.talkCount ?? 0);
  if (!data && !error) return visitors;
  // NotFound: one of the two has blocked the other.
  if (error && toApiError(error).code === 'NotFound') return null;
  return (
    <PageSection id="comments" data-print="hide" title={title}>
      <CommentsArea resourceID={resourceID} resourceType={resourceType} readOnly={readOnly} />
    </PageSection>
  );
}
