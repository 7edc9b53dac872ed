import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { loadComment } from '@wbn/contract/social/comments/load-comment.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useLocation } from 'react-router-dom';
import { useRelationApi } from '../relations/relation-api.ts';
import type { Linked } from './comment-thread.tsx';

const anchor = /^#comment-([0-9a-f-]{36})$/;

/** The comment that the address of the page leads to, as links of notices do; undefined when it is not one of this talk, or is gone. */
export function useLinkedComment(resourceID: string): Linked | undefined {
  const { actingAs: businessID } = useSession();
  const commentID = anchor.exec(useLocation().hash)?.[1];
  const api = useRelationApi();
  const { data } = useQuery({
    ...callQuery(api, loadComment, { params: { commentID: commentID ?? '' }, query: { businessID } }),
    retry: false,
    enabled: commentID !== undefined,
  });
  return data?.resourceID === resourceID ? data : undefined;
}
