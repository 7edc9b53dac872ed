import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { type LogEntry, listStaffActions } from '@wbn/contract/desk/log.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { ActCell, TargetCell } from './log-cells.tsx';
import { LogExport } from './log-export.tsx';
import { type LogFilter, logPath, readLogFilter } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';

function logQuery(api: ApiClient, query: LogFilter) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listStaffActions, { query }), 'pages'],
    queryFn: ({ pageParam }) =>
      api.call(listStaffActions, { query: { ...query, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
  });
}

/** What staff have done and looked at, newest first (STF-51). */
export function LogPage() {
  const t = useText('desk-log');
  const { api, can } = useDesk();
  const [query] = useSearchParams();
  const filter = readLogFilter(query);
  const list = useInfiniteQuery(logQuery(api, filter));
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack space="md">
      <PageHeader
        title={t('menu')}
        lead={t(can('see-whole-log') ? 'leadAll' : 'leadOwn')}
        action={can('export-log') && <LogExport filter={filter} />}
      />
      <LogFilters filter={filter} entries={entries} />
      {list.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={10} />
        </div>
      ) : list.isLoadingError ? (
        <LoadError title={t('failed')} retry={t('retry')} onRetry={list.refetch} />
      ) : entries.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <>
          <Entries filter={filter} entries={entries} />
          <ListEnd list={list} more={t('more')} failed={t('failed')} retry={t('retry')} end={t('end')} />
        </>
      )}
    </Stack>
  );
}

function Entries({ filter, entries }: { readonly filter: LogFilter; readonly entries: readonly LogEntry[] }) {
  const t = useText('desk-log');
  const locale = useLocale();
  return (
    <ScrollRegion label={t('menu')} tall="window">
      <DataTable
        caption={t('menu')}
        columns={[
          {
            key: 'at',
            heading: t('columns.at'),
            cell: ({ at }) => <time dateTime={at}>{formatMoment(locale, at)}</time>,
          },
          {
            key: 'staff',
            heading: t('columns.staff'),
            cell: ({ staffID, staffName, staffRole }) => (
              <>
                <TextLink tone="default" to={logPath({ ...filter, staffID })}>
                  {staffName}
                </TextLink>
                <MutedText>{t(`roles.${staffRole as 'operator'}`)}</MutedText>
              </>
            ),
          },
          { key: 'act', heading: t('columns.act'), cell: (entry) => <ActCell entry={entry} /> },
          {
            key: 'target',
            heading: t('columns.target'),
            cell: (entry) => <TargetCell entry={entry} filter={filter} />,
          },
          { key: 'reason', heading: t('columns.reason'), cell: ({ reason }) => reason },
        ]}
        rows={entries}
        keyOf={({ number }) => String(number)}
        stickyHead
      />
    </ScrollRegion>
  );
}

function Nothing({ filter }: { readonly filter: LogFilter }) {
  const t = useText('desk-log');
  if (Object.keys(filter).length === 0) return <EmptyState icon={<ScrollText />} title={t('none')} />;
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t('noneOfFilter')}
      action={
        <ButtonLink variant="secondary" to="/log">
          {t('clear')}
        </ButtonLink>
      }
    />
  );
}
