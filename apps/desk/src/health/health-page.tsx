import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type Health, loadHealth } from '@wbn/contract/desk/health.ts';
import { formatBytes, formatMoment, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useDesk } from '../session/desk-context.ts';
import { HealthPart } from './health-part.tsx';
import { FailedTasks, LargestTables, Processes, SlowStatements } from './health-tables.tsx';

/** Milliseconds between two readings. */
const pause = 30_000;

/** How the product is (STF-55). */
export function HealthPage() {
  const t = useText('desk-health');
  const { api } = useDesk();
  const { data, isLoadingError, refetch } = useQuery({
    ...callQuery(api, loadHealth, {}),
    refetchInterval: pause,
  });
  return (
    <Stack space="md">
      <PageHeader title={t('menu')} lead={t('lead')} />
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={12} />
        </div>
      )}
      {data && (
        <>
          {data.search.problem !== null && <Notice tone="warning" title={data.search.problem} />}
          <Parts health={data} />
          <FailedTasks tasks={data.jobs.failedTasks} />
          <Processes processes={data.processes} />
          <LargestTables tables={data.storage.tables} />
          <SlowStatements statements={data.slowStatements} />
        </>
      )}
    </Stack>
  );
}

function Parts({ health }: { readonly health: Health }) {
  const t = useText('desk-health');
  const locale = useLocale();
  const { jobs, mails, payments, storage, search } = health;
  const count = (value: number) => formatNumber(locale, value);
  const moment = (at: string | null) => (at === null ? t('never') : formatMoment(locale, at));
  return (
    <Columns minimum={280}>
      <HealthPart
        title={t('jobs.title')}
        rows={[
          [t('jobs.waiting'), count(jobs.waiting)],
          [t('jobs.underWay'), count(jobs.underWay)],
          [t('jobs.failed'), count(jobs.failed), jobs.failed > 0],
          [t('jobs.oldest'), t('jobs.minutes', { count: jobs.oldestMinutes }), jobs.oldestMinutes > 5],
        ]}
      />
      <HealthPart
        title={t('mails.title')}
        rows={[
          [t('jobs.waiting'), count(mails.waiting)],
          [t('jobs.failed'), count(mails.failed), mails.failed > 0],
          [t('mails.sent'), count(mails.sentOfDay)],
          [t('mails.refused'), count(mails.refusedOfWeek)],
        ]}
      />
      <HealthPart
        title={t('payments.title')}
        rows={[
          [t('payments.last'), moment(payments.lastEventAt)],
          [t('payments.unhandled'), count(payments.unhandled), payments.unhandled > 0],
          [t('payments.differences'), count(payments.differencesOfWeek), payments.differencesOfWeek > 0],
        ]}
      />
      <HealthPart
        title={t('search.title')}
        rows={[
          [t('search.engine'), search.engine],
          [t('search.documents'), count(search.documents)],
          [
            t('search.behind'),
            t('search.seconds', { count: search.behindSeconds, waiting: search.waiting }),
            search.behindSeconds > 60,
          ],
          ...(search.builtAt === null ? [] : ([[t('search.built'), moment(search.builtAt)]] as const)),
        ]}
      />
      <HealthPart
        title={t('storage.title')}
        rows={[
          [t('storage.database'), formatBytes(locale, storage.databaseBytes)],
          storage.diskFreeBytes === null || storage.diskBytes === null
            ? [t('storage.disk'), t('storage.bucket')]
            : [
                t('storage.disk'),
                t('storage.ofDisk', {
                  free: formatBytes(locale, storage.diskFreeBytes),
                  size: formatBytes(locale, storage.diskBytes),
                }),
                storage.diskFreeBytes < storage.diskBytes / 10,
              ],
        ]}
      />
    </Columns>
  );
}
