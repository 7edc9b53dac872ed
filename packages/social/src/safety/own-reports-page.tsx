import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { ObjectionPart } from '@wbn/cards/objection/objection-part.tsx';
import { listOwnReports, type Report } from '@wbn/contract/social/reports.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Flag } from 'lucide-react';
import { entry } from '../relations/paged-list.css.ts';

interface OwnReportsPageProps {
  readonly api: ApiClient;
}

/** The member's reports and their outcomes. */
export function OwnReportsPage({ api }: OwnReportsPageProps) {
  const t = useText('safety');
  return (
    <Stack space="md">
      <PageHeader title={t('ownTitle')} lead={t('ownLead')} />
      <Reports api={api} />
    </Stack>
  );
}

function Reports({ api }: OwnReportsPageProps) {
  const t = useText('safety');
  const list = useInfiniteQuery(listOwnReportsQuery(api));
  if (list.isLoadingError)
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={list.refetch} />;
  if (!list.data) return <Skeleton lines={6} />;
  const reports = list.data.pages.flatMap(({ data }) => data);
  if (reports.length === 0)
    return (
      <EmptyState title={t('none')} icon={<Flag />}>
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="md">
      <Surface as="div">
        <Stack as="ul" space="sm" aria-label={t('ownTitle')}>
          {reports.map((report) => (
            <li key={report.reportID} className={entry}>
              <Entry api={api} report={report} />
            </li>
          ))}
        </Stack>
      </Surface>
      <ListEnd
        list={list}
        more={t('more')}
        failed={t('loadFailed')}
        retry={t('retry')}
        end={list.data.pages.length > 1 && t('end')}
      />
    </Stack>
  );
}

const tones = { open: 'neutral', kept: 'neutral', removed: 'success' } as const;

function Entry({ api, report }: OwnReportsPageProps & { readonly report: Report }) {
  const t = useText('safety');
  const { date } = useLabels();
  const { reportID, resourceType, ownerName, excerpt, reason, note, state, createdAt, decidedAt } = report;
  const what = t(ownerName ? `what.${resourceType}` : `whatGone.${resourceType}`, { name: ownerName });
  return (
    <ListRow
      photo={<Flag aria-hidden />}
      title={<bdi>{what}</bdi>}
      marks={<Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>}
      facts={
        <span>
          {t('reported', { reason: t(`reasons.${reason}`), day: date(createdAt) })}
          {note && ` ${note}`}
        </span>
      }
    >
      {excerpt && (
        <Text size="sm" as="div">
          <q>{excerpt}</q>
        </Text>
      )}
      <Text size="sm">
        {state === 'open'
          ? t('outcome.open')
          : t(`outcome.${state}.${resourceType}`, { day: date(decidedAt ?? createdAt) })}
      </Text>
      {state === 'kept' && <ObjectionPart api={api} type="report" id={reportID} />}
    </ListRow>
  );
}

/** The reports of the signed-in person, newest first. */
function listOwnReportsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listOwnReports), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: nextID }) => api.call(listOwnReports, { query: { nextID } }),
    getNextPageParam: ({ nextID }) => nextID ?? undefined,
  });
}
