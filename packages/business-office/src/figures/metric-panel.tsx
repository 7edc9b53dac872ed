import { type FigureMetric, type Figures, figureMetrics } from '@wbn/contract/figures/figures.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { TimePlot } from '@wbn/ui-kit/plots/time-plot.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';
import * as styles from './figures.css.ts';
import { type Change, useFigureLabels } from './use-figure-labels.ts';

/** What a tile shows and, but for the time to answer, the plot. */
const plotted = [...figureMetrics, 'place'] as const;

type Plotted = (typeof plotted)[number];

/** The metrics that are more than 0 in the period, the one before or today. */
export function metricsOf({ metrics }: Figures): readonly FigureMetric[] {
  return metrics
    .filter(({ total, before, today }) => (total ?? 0) + (before ?? 0) + today > 0)
    .map(({ name }) => name);
}

/** Whether a metric counts readers of pages and lists. */
export function isVisit(name: FigureMetric): boolean {
  return name === 'views' || name === 'productViews' || name === 'appearances';
}

interface MetricPanelProps {
  readonly figures: Figures;
  /** Leaves out what is 0. */
  readonly isSparse?: boolean;
}

/** The headline numbers with their changes; the pressed one is drawn over time. */
export function MetricPanel({ figures, isSparse = false }: MetricPanelProps) {
  const t = useText('figures');
  const labels = useFigureLabels();
  const { place, answers } = figures;
  const tiles: readonly Plotted[] = isSparse ? metricsOf(figures) : plotted;
  const [shown, setShown] = useState<Plotted>(tiles[0] ?? 'views');
  const answered = (of: { answered: number; inquiries: number }) =>
    of.inquiries > 0 &&
    t('answered.of', { answered: labels.number(of.answered), inquiries: labels.number(of.inquiries) });
  const before = answered(answers.before);
  return (
    <Stack space="md">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own */}
      <div role="group" aria-label={t('metrics')} className={styles.tiles}>
        {tiles.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            className={styles.tileButton}
            onClick={() => setShown(name)}
          >
            {name === 'place' ? (
              <Tile
                label={t('metric.place')}
                value={place.mean === undefined ? t('none') : labels.place(place.mean)}
                change={labels.placeChange(place.mean, place.before)}
              />
            ) : (
              <CountTile figures={figures} name={name} />
            )}
          </button>
        ))}
        {!isSparse && (
          <div className={styles.tile}>
            <Tile
              label={t('metric.answers')}
              value={answers.medianMinutes === undefined ? t('none') : labels.time(answers.medianMinutes)}
              change={labels.timeChange(answers.medianMinutes, answers.before.medianMinutes)}
            />
          </div>
        )}
        {!(isSparse && answers.inquiries === 0) && (
          <div className={styles.tile}>
            <Tile
              label={t('answered.label')}
              value={answered(answers) || t('none')}
              change={{
                text: before ? t('answered.before', { answered: before }) : t('change.unknown'),
                tone: 'muted',
              }}
            />
          </div>
        )}
      </div>
      <Panel
        title={t(`metric.${shown}`)}
        hint={t(`about.${shown}`, { total: labels.number(figures.followers) })}
      >
        <MetricPlot figures={figures} name={shown} />
      </Panel>
    </Stack>
  );
}

interface MetricProps {
  readonly figures: Figures;
  readonly name: FigureMetric;
}

function CountTile({ figures, name }: MetricProps) {
  const t = useText('figures');
  const { number, countChange } = useFigureLabels();
  const metric = metricOf(figures, name);
  const today = t('today', { number: number(metric.today) });
  const label = t(`metric.${name}`);
  if (metric.total === null)
    return (
      <Tile label={label} value={t('none')} change={{ text: t('notCounted'), tone: 'muted' }}>
        {today}
      </Tile>
    );
  const before = isComparable(figures, name) ? (metric.before ?? undefined) : undefined;
  return (
    <Tile label={label} value={number(metric.total)} change={countChange(metric.total, before)}>
      {today}
    </Tile>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly change: Change;
  readonly children?: ReactNode;
}

function Tile({ label, value, change, children }: TileProps) {
  return (
    <>
      <Text as="span" size="sm">
        {label}
      </Text>
      <span className={styles.value}>{value}</span>
      <Text as="span" size="sm" tone={change.tone}>
        {change.text}
      </Text>
      {children && <MutedText as="span">{children}</MutedText>}
    </>
  );
}

function MetricPlot({ figures, name }: { readonly figures: Figures; readonly name: Plotted }) {
  const t = useText('figures');
  const labels = useFigureLabels();
  const { buckets, by } = figures;
  const metric = name === 'place' ? undefined : metricOf(figures, name);
  const values = metric?.values ?? figures.place.values;
  const valuesBefore = metric && isComparable(figures, metric.name) ? metric.valuesBefore : undefined;
  const points = buckets.map((bucket, at) => ({
    ...labels.bucket(bucket, by),
    value: values[at] ?? null,
    before: valuesBefore?.[at],
  }));
  return (
    <TimePlot
      label={t(`metric.${name}`)}
      write={metric ? labels.number : labels.place}
      points={
        metric && by === 'day'
          ? [...points, { name: t('plot.today'), tick: t('plot.today'), value: metric.today }]
          : points
      }
      texts={{
        time: t(`unit.${by}`),
        now: t('plot.now'),
        before: t('plot.before'),
        none: metric ? t('notCounted') : t('none'),
        hint: t('plot.hint'),
        showTable: t('plot.showTable'),
        showPlot: t('plot.showPlot'),
      }}
    />
  );
}

function metricOf(figures: Figures, name: FigureMetric): Figures['metrics'][number] {
  const metric = figures.metrics.find((one) => one.name === name);
  if (!metric) throw new Error(`The figures have no ${name}`);
  return metric;
}

/** Views and appearances can be compared once the whole period before was counted. */
export function isComparable({ countedSince, before }: Figures, name: FigureMetric): boolean {
  if (name === 'inquiries' || name === 'followers') return true;
  return countedSince !== undefined && countedSince <= before.from;
}
