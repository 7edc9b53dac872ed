import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type DeskFigureLine, deskFigureDays, loadDeskFigures } from '@wbn/contract/desk/desk-figures.ts';
import { formatDay, formatNumber, formatPercent, formatTick } from '@wbn/edition/format.ts';
import { network } from '@wbn/edition/network.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TimePlot } from '@wbn/ui-kit/plots/time-plot.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useSearchParams } from 'react-router-dom';
import { useEditionName } from '../cases/case-list-row.tsx';
import { useKindName } from '../cases/case-texts.ts';
import { useDesk } from '../session/desk-context.ts';
import { FigureTable } from './figure-table.tsx';

/** How long cases wait and how fast they are decided (STF-56). */
export function FiguresPage() {
  const t = useText('desk-figures');
  const { api } = useDesk();
  const editionName = useEditionName();
  const [query, setQuery] = useSearchParams();
  const days = deskFigureDays.find((known) => String(known) === query.get('days')) ?? 30;
  const edition = network.find(({ id }) => id === query.get('edition'))?.id;
  const { data, isLoadingError, refetch } = useQuery(
    callQuery(api, loadDeskFigures, { query: { days, edition } }),
  );
  const change = (next: { days?: string; edition?: string }) => {
    const all = { days: String(days), edition: edition ?? '', ...next };
    setQuery(
      Object.entries(all).filter(([, value]) => value !== ''),
      { replace: true },
    );
  };
  return (
    <Stack space="md">
      <PageHeader title={t('menu')} lead={t('lead')} />
      <Inline space="sm" align="end">
        <Select
          size="sm"
          label={t('range')}
          value={String(days)}
          options={deskFigureDays.map((count) => ({ value: String(count), text: t('days', { count }) }))}
          onChange={({ target }) => change({ days: target.value })}
        />
        <Select
          size="sm"
          label={t('edition')}
          value={edition ?? ''}
          options={[
            { value: '', text: t('allEditions') },
            ...network.map(({ id }) => ({ value: id, text: editionName(id) })),
          ]}
          onChange={({ target }) => change({ edition: target.value })}
        />
      </Inline>
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={10} />
        </div>
      )}
      {data && (data.kinds.length === 0 ? <EmptyState title={t('nothing')} /> : <Figures figures={data} />)}
    </Stack>
  );
}

interface FiguresProps {
  readonly figures: {
    readonly all: DeskFigureLine;
    readonly kinds: readonly (DeskFigureLine & {
      readonly kind: Parameters<ReturnType<typeof useKindName>>[0];
    })[];
    readonly editions: readonly (DeskFigureLine & { readonly edition: string | null })[];
    readonly objections: { readonly decided: number; readonly reversed: number };
    readonly days: readonly { readonly day: string; readonly opened: number; readonly decided: number }[];
  };
}

function Figures({ figures: { all, kinds, editions, objections, days } }: FiguresProps) {
  const t = useText('desk-figures');
  const locale = useLocale();
  const kindName = useKindName();
  const editionName = useEditionName();
  const { decided, reversed } = objections;
  return (
    <>
      <FigureTable
        name="figures-kinds"
        caption={t('perKind')}
        heading={t('kind')}
        rows={[{ ...all, name: t('all') }, ...kinds.map((row) => ({ ...row, name: kindName(row.kind) }))]}
      />
      <Text>
        {decided === 0
          ? t('noObjections')
          : t('objections', { decided, reversed, share: formatPercent(locale, reversed / decided) })}
      </Text>
      <FigureTable
        name="figures-editions"
        caption={t('perEdition')}
        heading={t('edition')}
        rows={editions.map((row) => ({
          ...row,
          name: row.edition === null ? t('noEdition') : editionName(row.edition),
        }))}
      />
      <Surface padding="lg">
        <Stack space="sm">
          <Heading level={2} size="sm">
            {t('perDay')}
          </Heading>
          <TimePlot
            label={t('perDay')}
            points={days.map(({ day, decided: value, opened: before }) => ({
              ...{ name: formatDay(locale, day), tick: formatTick(locale, day, 'day'), value, before },
            }))}
            write={(value) => formatNumber(locale, value)}
            texts={{
              now: t('plot.now'),
              before: t('plot.before'),
              time: t('plot.time'),
              none: t('none'),
              hint: t('plot.hint'),
              showTable: t('plot.table'),
              showPlot: t('plot.plot'),
            }}
          />
        </Stack>
      </Surface>
    </>
  );
}
