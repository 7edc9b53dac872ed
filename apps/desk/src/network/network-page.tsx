import { useMutation, useQuery } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import {
  exportNetwork,
  loadNetwork,
  type NetworkMetric,
  type NetworkRow,
  networkMetrics,
} from '@wbn/contract/desk/network.ts';
import { formatMoment, formatNumber, formatUsDollars } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { saveCsv } from '@wbn/ui-kit/controls/buttons/save-file.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Sparkline } from '@wbn/ui-kit/plots/sparkline.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import { useEditionName } from '../cases/case-list-row.tsx';
import { useDesk } from '../session/desk-context.ts';
import { type DeskColumn, DeskTable } from '../table/desk-table.tsx';
import * as styles from './network-page.css.ts';
import { NetworkTabs } from './network-tabs.tsx';

/** The editions side by side (STF-52). */
export function NetworkPage() {
  const t = useText('desk-network');
  const locale = useLocale();
  const { api, can } = useDesk();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, loadNetwork, {}));
  const exporting = useMutation({
    ...callMutation(api, exportNetwork),
    onSuccess: ({ csv }) => saveCsv(`wbn-editions-${new Date().toISOString().slice(0, 10)}.csv`, csv),
  });
  const columns = useColumns();
  return (
    <Stack space="md">
      <PageHeader title={t('menu')} lead={t('lead')} tabs={<NetworkTabs current="menu" />} />
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={12} />
        </div>
      )}
      {exporting.isError && <Text role="alert">{t('exportFailed')}</Text>}
      {data && (
        <>
          <DeskTable
            name="network"
            caption={t('menu')}
            columns={columns}
            rows={data.data}
            keyOf={({ edition }) => edition}
            actions={
              can('export-figures') && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Download />}
                  loading={exporting.isPending}
                  onClick={() => exporting.mutate({ body: {} })}
                >
                  {t('export')}
                </Button>
              )
            }
          />
          <MutedText>
            {data.countedAt === null
              ? t('notCounted')
              : t('countedAt', { time: formatMoment(locale, data.countedAt) })}
          </MutedText>
        </>
      )}
    </Stack>
  );
}

function useColumns(): readonly DeskColumn<NetworkRow>[] {
  const t = useText('desk-network');
  const editionName = useEditionName();
  const write = useFigureText();
  return [
    {
      key: 'edition',
      heading: t('edition'),
      cell: ({ edition }) => editionName(edition),
      sortBy: ({ edition }) => editionName(edition),
    },
    ...networkMetrics.map((metric) => ({
      key: metric,
      heading: t(`metrics.${metric}`),
      align: 'end' as const,
      sortBy: (row: NetworkRow) => row[metric].value ?? undefined,
      cell(row: NetworkRow) {
        const { value, weeks } = row[metric];
        const label = t('trend', {
          figure: t(`metrics.${metric}`),
          edition: editionName(row.edition),
          first: write(metric, weeks[0] ?? null),
          last: write(metric, weeks.at(-1) ?? null),
        });
        return (
          <span className={styles.figure}>
            <Sparkline label={label} values={weeks} />
            {write(metric, value)}
          </span>
        );
      },
    })),
  ];
}

/** Returns how a figure is written. */
function useFigureText(): (metric: NetworkMetric, value: number | null) => string {
  const t = useText('desk-network');
  const locale = useLocale();
  return (metric, value) => {
    if (value === null) return t('none');
    if (metric === 'answered') return `${formatNumber(locale, value)} %`;
    return metric === 'revenue' ? formatUsDollars(locale, value) : formatNumber(locale, value);
  };
}
