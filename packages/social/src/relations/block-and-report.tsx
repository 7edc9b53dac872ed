import { useQuery } from '@tanstack/react-query';
import { loadRelationQuery } from '@wbn/cards/relations/load-relation.query.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { ReportItem } from '../safety/report-button.tsx';
import { BlockItem } from './block-item.tsx';
import { useRelationApi } from './relation-api.ts';

interface BlockAndReportProps {
  readonly other: Author;
  /** The company in whose name one deals with the other; absent: oneself. */
  readonly businessID: string | undefined;
  /** Their thread, which can be reported; absent where there is nothing to report yet. */
  readonly requestID: string | undefined;
}

/** Entries of a thread's menu that keep the other side away: a block where one may, and a report. */
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
