import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import {
  type FigureDays,
  type Figures,
  type FigureUnit,
  figureDays,
  figureUnits,
  loadFigures,
} from '@wbn/contract/figures/figures.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useDownload } from '../downloads/use-download.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { BoostPanel } from './boost-panel.tsx';
import { CountingPanel } from './counting-panel.tsx';
import { FirstVisits } from './first-visits.tsx';
import { isVisit, MetricPanel, metricsOf } from './metric-panel.tsx';
import { PeersPanel } from './peers-panel.tsx';
import { CountryPanel, ProductPanel, SourcePanel, WordPanel } from './ranked-panels.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

/** The figures of a company, for its owner and admins (FIG-01). */
export function FiguresPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame
      api={api}
      id={id}
      screen="figures"
      action={(office) => <CsvButton api={api} office={office} />}
    >
      {(office) => <FiguresScreen api={api} office={office} />}
    </ManageFrame>
  );
}

interface FiguresScreenProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

function FiguresScreen({ api, office }: FiguresScreenProps) {
  const t = useText('figures');
  const { businessID } = office.business;
  const view = useFiguresView();
  const { days, by } = view;
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...callQuery(api, loadFigures, { params: { id: businessID }, query: { days, by } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack space="md" aria-busy={isPlaceholderData}>
      <Surface as="div" padding="md">
        <ListToolbar
          filters={
            <>
              <Select
                size="sm"
                label={t('time')}
                value={String(days)}
                options={figureDays.map((value) => ({ value: String(value), text: t(`days.${value}`) }))}
                onChange={({ target }) => view.change({ days: target.value })}
              />
              <Select
                size="sm"
                label={t('by')}
                value={by}
                options={figureUnits.map((value) => ({ value, text: t(`unit.${value}`) }))}
                onChange={({ target }) => view.change({ days: String(days), by: target.value })}
              />
            </>
          }
        />
      </Surface>
      {isLoadingError && (
        <Surface as="div" padding="none">
          <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />
        </Surface>
      )}
      {!data && !isLoadingError && (
        <Surface as="div" padding="lg" aria-busy="true" aria-label={t('loading')} role="status">
          <Skeleton lines={10} />
        </Surface>
      )}
      {data && <FigurePanels figures={data} office={office} />}
      <CountingPanel api={api} />
    </Stack>
  );
}

function FigurePanels({ figures, office }: { readonly figures: Figures; readonly office: OfficeContext }) {
  const t = useText('figures');
  const labels = useFigureLabels();
  const { businessID, general } = office.business;
  const { countedSince, before } = figures;
  if (!metricsOf(figures).some(isVisit)) {
    return (
      <>
        <FirstVisits office={office} />
        {metricsOf(figures).length > 0 && <MetricPanel figures={figures} isSparse />}
      </>
    );
  }
  return (
    <>
      <MutedText>
        {t('period', {
          now: labels.range(figures.from, figures.to),
          before: labels.range(before.from, before.to),
          time: labels.dayBegins(figures.to),
        })}{' '}
        {countedSince !== undefined &&
          countedSince > before.from &&
          t('countedSince', { date: labels.date(countedSince) })}
      </MutedText>
      <MetricPanel figures={figures} />
      <Columns minimum={360}>
        <SourcePanel sources={figures.sources} />
        <CountryPanel countries={figures.countries} />
      </Columns>
      <WordPanel words={figures.words} />
      <ProductPanel figures={figures} companyName={general.companyName} />
      <BoostPanel boosts={figures.boosts} businessID={businessID} />
      <PeersPanel figures={figures} />
    </>
  );
}

function CsvButton({ api, office }: FiguresScreenProps) {
  const t = useText('figures');
  const toast = useToast();
  const { mutate, isPending } = useDownload(api, office, 'figures');
  const save = () =>
    mutate(undefined, {
      onError: (error) => {
        if (!office.fail(error)) toast(t('csvFailed'), 'danger');
      },
    });
  return (
    <Button variant="secondary" icon={<Download />} loading={isPending} onClick={save}>
      {t('csv')}
    </Button>
  );
}

/** The unit that a range is first shown by. */
const usualUnit: Readonly<Record<FigureDays, FigureUnit>> = { 7: 'day', 28: 'day', 91: 'week', 364: 'month' };

/** Range and unit, kept in the address. */
function useFiguresView() {
  const [query, setQuery] = useSearchParams();
  const days = figureDays.find((value) => String(value) === query.get('days')) ?? 28;
  return {
    days,
    by: figureUnits.find((unit) => unit === query.get('by')) ?? usualUnit[days],
    change: (next: Record<string, string>) => setQuery(next, { replace: true, preventScrollReset: true }),
  };
}
