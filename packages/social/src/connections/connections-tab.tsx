import { useInfiniteQuery } from '@tanstack/react-query';
import type { ConnectionList } from '@wbn/contract/social/connections/list-connections.ts';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../relations/paged-list.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import { ConnectionEntry } from './connection-entry.tsx';
import { listConnectionsQuery } from './list-connections.query.ts';

interface ConnectionsTabProps {
  readonly list: ConnectionList;
  readonly businessID: string | undefined;
}

/** Requests that wait, or connections. */
export function ConnectionsTab({ list, businessID }: ConnectionsTabProps) {
  const { t } = useTranslation('relations');
  const connections = useInfiniteQuery(listConnectionsQuery(useRelationApi(), list, businessID));
  return (
    <PagedList
      label={t(`tabs.${list}`)}
      list={connections}
      keyOf={({ connectionID }) => connectionID}
      empty={{ title: t(`empty.${list}.title`), body: t(`empty.${list}.body`) }}
    >
      {(connection) => <ConnectionEntry connection={connection} businessID={businessID} />}
    </PagedList>
  );
}
