import { useQuery } from '@tanstack/react-query';
import { loadRelationQuery } from '@wbn/cards/relations/load-relation.query.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { ReportItem } from '../safety/report-button.tsx';
import { BlockItem } from './block-item.tsx';
import { useRelationApi } from './relation-api.ts';

interface BlockAndReportProps {
  readonly other: Author;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly businessID: string | undefined;
  /** Id of the request to report; undefined when there is none. */
  readonly requestID: string | undefined;
}

/** Menu entries of a thread: block, where allowed, and report. */
export function BlockAndReport({ other, businessID, requestID }: BlockAndReportProps) {
  const api = useRelationApi();
  const of = { resourceID: other.authorID, resourceType: other.authorType, businessID };
  const { data: relation } = useQuery(loadRelationQuery(api, of));
  return (
    <>
      {relation?.may.block && <BlockItem {...of} name={other.name} blocked={relation.blocked} />}
      {requestID && <ReportItem resourceID={requestID} resourceType="request" api={api} />}
    </>
  );
}
