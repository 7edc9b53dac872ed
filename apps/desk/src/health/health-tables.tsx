import type { Health } from '@wbn/contract/desk/health.ts';
import { formatBytes, formatMoment, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type DataColumn, DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

interface PartTableProps<Row> {
  readonly title: string;
  readonly lead?: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

function PartTable<Row>({ title, lead, ...table }: PartTableProps<Row>) {
  return (
    <Stack space="xs">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {lead !== undefined && <MutedText>{lead}</MutedText>}
      <ScrollRegion label={title}>
        <DataTable caption={title} {...table} />
      </ScrollRegion>
    </Stack>
  );
}

/** Tasks with jobs that are not tried again. */
export function FailedTasks({ tasks }: { readonly tasks: Health['jobs']['failedTasks'] }) {
  const t = useText('desk-health');
  if (tasks.length === 0) return null;
  return (
    <PartTable
      title={t('jobs.failedTasks')}
      rows={tasks}
      keyOf={({ task }) => task}
      columns={[
        { key: 'task', heading: t('jobs.task'), cell: ({ task }) => task },
        { key: 'count', heading: t('jobs.count'), align: 'end', cell: ({ count }) => count },
        { key: 'lastError', heading: t('jobs.lastError'), cell: ({ lastError }) => lastError },
      ]}
    />
  );
}

/** Processes of API and accounts host. */
export function Processes({ processes }: Pick<Health, 'processes'>) {
  const t = useText('desk-health');
  const locale = useLocale();
  return (
    <PartTable
      title={t('processes.title')}
      lead={t('processes.lead')}
      rows={processes}
      keyOf={({ host, pid, startedAt }) => `${host} ${pid} ${startedAt}`}
      columns={[
        { key: 'part', heading: t('processes.part'), cell: ({ part }) => part },
        { key: 'host', heading: t('processes.host'), cell: ({ host, pid }) => `${host}, ${pid}` },
        { key: 'version', heading: t('processes.version'), cell: ({ version }) => version },
        {
          key: 'memory',
          heading: t('processes.memory'),
          align: 'end',
          cell: ({ memoryMB }) => formatNumber(locale, memoryMB),
        },
        {
          key: 'started',
          heading: t('processes.started'),
          cell: ({ startedAt }) => formatMoment(locale, startedAt),
        },
        {
          key: 'seen',
          heading: t('processes.seen'),
          cell: ({ seenAt, isRunning }) => (
            <>
              {formatMoment(locale, seenAt)}{' '}
              {!isRunning && <Badge tone="warning">{t('processes.silent')}</Badge>}
            </>
          ),
        },
      ]}
    />
  );
}

/** The tables that take most of the disk. */
export function LargestTables({ tables }: Pick<Health['storage'], 'tables'>) {
  const t = useText('desk-health');
  const locale = useLocale();
  return (
    <PartTable
      title={t('storage.tables')}
      rows={tables}
      keyOf={({ table }) => table}
      columns={[
        { key: 'table', heading: t('storage.table'), cell: ({ table }) => table },
        {
          key: 'size',
          heading: t('storage.size'),
          align: 'end',
          cell: ({ bytes }) => formatBytes(locale, bytes),
        },
      ]}
    />
  );
}

/** The statements that take most of the time. */
export function SlowStatements({ statements }: { readonly statements: Health['slowStatements'] }) {
  const t = useText('desk-health');
  const locale = useLocale();
  if (statements === null)
    return (
      <Stack space="xs">
        <Heading level={2} size="sm">
          {t('statements.title')}
        </Heading>
        <MutedText>{t('statements.none')}</MutedText>
      </Stack>
    );
  const number = (value: number) => formatNumber(locale, Math.round(value * 10) / 10);
  return (
    <PartTable
      title={t('statements.title')}
      rows={statements}
      keyOf={({ statement }) => statement}
      columns={[
        { key: 'statement', heading: t('statements.statement'), cell: ({ statement }) => statement },
        { key: 'calls', heading: t('statements.calls'), align: 'end', cell: ({ calls }) => number(calls) },
        { key: 'mean', heading: t('statements.mean'), align: 'end', cell: ({ meanMs }) => number(meanMs) },
        {
          key: 'total',
          heading: t('statements.total'),
          align: 'end',
          cell: ({ totalSeconds }) => number(totalSeconds),
        },
      ]}
    />
  );
}
