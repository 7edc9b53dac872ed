import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { userBusinessesQuery } from '@wbn/cards/identities/use-identities.ts';
import { type ConnectionList, listConnections } from '@wbn/contract/social/connections.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../relations/paged-list.tsx';
import { RelationApi, useRelationApi } from '../relations/relation-api.ts';
import { ConnectionEntry } from './connection-entry.tsx';
import { RelationTab } from './relation-tab.tsx';
import { useEmptyList } from './use-empty-list.tsx';

interface InNameOfProps {
  readonly businessID: string | undefined;
  readonly onChange: (businessID: string | undefined) => void;
}

interface ConnectionsTabProps {
  readonly list: ConnectionList;
  readonly businessID: string | undefined;
}

const tabs = ['received', 'sent', 'accepted', 'following', 'followers', 'blocked', 'muted'] as const;

/** Connections, follows, blocks and mutes of a person or of a company they work for. */
export function ConnectionsPage({ api }: { readonly api: ApiClient }) {
  const t = useText('relations');
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'received';
  const businessID = query.get('as') ?? undefined;
  const addressOf = (of: string) =>
    path(`/connections?${new URLSearchParams({ ...given(businessID), tab: of })}`);
  return (
    <RelationApi value={api}>
      <Stack space="md">
        <PageHeader
          title={t('title')}
          lead={t('lead')}
          tabs={
            <TabLinks
              label={t('lists')}
              tabs={tabs.map((one) => ({
                to: addressOf(one),
                label: t(`tabs.${one}`),
                current: one === tab,
              }))}
            />
          }
        />
        <InNameOf
          businessID={businessID}
          onChange={(as) => setQuery({ ...given(as), tab }, { replace: true })}
        />
        <Surface as="section" aria-label={t(`tabs.${tab}`)}>
          {tab === 'received' || tab === 'sent' || tab === 'accepted' ? (
            <ConnectionsTab key={`${tab} ${businessID}`} list={tab} businessID={businessID} />
          ) : (
            <RelationTab key={`${tab} ${businessID}`} list={tab} businessID={businessID} />
          )}
        </Surface>
      </Stack>
    </RelationApi>
  );
}

const given = (businessID: string | undefined) => (businessID ? { as: businessID } : {});

function ConnectionsTab({ list, businessID }: ConnectionsTabProps) {
  const t = useText('relations');
  const empty = useEmptyList(list);
  const connections = useInfiniteQuery(listConnectionsQuery(useRelationApi(), list, businessID));
  return (
    <PagedList
      label={t(`tabs.${list}`)}
      list={connections}
      keyOf={({ connectionID }) => connectionID}
      empty={empty}
    >
      {(connection) => <ConnectionEntry connection={connection} businessID={businessID} />}
    </PagedList>
  );
}

/** Chooses between the lists of the person and of their companies; renders nothing without companies. */
function InNameOf({ businessID, onChange }: InNameOfProps) {
  const t = useText('relations');
  const { userID = '' } = useSession();
  const { data: businesses = [] } = useQuery({
    ...userBusinessesQuery(useRelationApi(), userID),
    enabled: userID !== '',
  });
  if (businesses.length === 0) return null;
  return (
    <ListToolbar
      filters={
        <Select
          label={t('as')}
          size="sm"
          value={businessID ?? ''}
          options={[
            { value: '', text: t('asMyself') },
            ...businesses.map((one) => ({ value: one.businessID, text: one.general.companyName })),
          ]}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      }
    />
  );
}

/** Pending requests or connections of the person, or of the company `businessID`. */
function listConnectionsQuery(api: ApiClient, list: ConnectionList, businessID: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listConnections, { params: { list }, query: { businessID } }), 'pages'],
    queryFn: async ({ pageParam }) => {
      const query = { businessID, nextID: pageParam };
      return (await api.call(listConnections, { params: { list }, query })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
