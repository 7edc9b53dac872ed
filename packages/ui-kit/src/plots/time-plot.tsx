import { Table2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../controls/buttons/button.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { axisTicks } from './axis-ticks.ts';
import { table, tableNumber } from './bar-table.css.ts';
import * as styles from './time-plot.css.ts';

export interface PlotPoint {
  /** The day, week or month in full, such as '12 Nov 2026'; once in a plot. */
  readonly name: string;
  /** Its short form for the axis, such as '12 Nov'. */
  readonly tick: string;
  /** `null`: there is no value, for example no average of nothing. */
  readonly value: number | null;
  /** The value of the same point in the period before; undefined at every point: there is none to compare with. */
  readonly before?: number | null | undefined;
}

export interface TimePlotTexts {
  /** Names of the two periods. */
  readonly now: string;
  readonly before: string;
  /** Heading of the names in the table. */
  readonly time: string;
  /** Instead of a missing value. */
  readonly none: string;
  /** Where the values of a point appear, before one is chosen. */
  readonly hint: string;
  readonly showTable: string;
  readonly showPlot: string;
}

interface TimePlotProps {
  /** What is counted. */
  readonly label: string;
  readonly points: readonly PlotPoint[];
  readonly write: (value: number) => string;
  readonly texts: TimePlotTexts;
}

/** Values over time as columns, beside the period before as a line, or both as a table. The axis starts at zero. */
export function TimePlot(props: TimePlotProps) {
  const { texts } = props;
  const [isTable, setIsTable] = useState(false);
  return (
    <div className={styles.box}>
      {isTable ? <PlotTable {...props} /> : <Plot {...props} />}
      <div>
        <Button variant="secondary" size="sm" icon={<Table2 />} onClick={() => setIsTable(!isTable)}>
          {isTable ? texts.showPlot : texts.showTable}
        </Button>
      </div>
    </div>
  );
}

/** Labels on the axis of time; more would touch on a phone. */
const mostLabels = 4;

function Plot({ label, points, write, texts }: TimePlotProps) {
  const [chosen, setChosen] = useState<number>();
  // The next plot may have fewer points.
  const current = Math.min(chosen ?? 0, points.length - 1);
  const ticks = axisTicks(
    Math.max(0, ...points.map(({ value, before }) => Math.max(value ?? 0, before ?? 0))),
  );
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (value / top) * 100;
  const everyLabel = Math.ceil(points.length / mostLabels);
  const point = chosen === undefined ? undefined : points[current];
  const hasBefore = comparesIn(points);
  const writtenOf = (value: number | null | undefined) =>
    typeof value === 'number' ? write(value) : texts.none;

  const move = (event: KeyboardEvent<SVGElement>) => {
    const last = points.length - 1;
    const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = { ArrowLeft: current - forth, ArrowRight: current + forth, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const options = event.currentTarget.querySelectorAll<SVGElement>('[role="option"]');
    options[Math.min(Math.max(next, 0), last)]?.focus();
  };

  return (
    <>
      {hasBefore && (
        <div className={styles.legend} aria-hidden="true">
          <span className={styles.sign}>
            <span className={styles.nowSign} /> {texts.now}
          </span>
          <span className={styles.sign}>
            <span className={styles.beforeSign} /> {texts.before}
          </span>
        </div>
      )}
      <div className={styles.plot}>
        <div className={styles.values} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${heightOf(tick)}%` }}>
              {write(tick)}
            </span>
          ))}
          {/* Gives the column the width of its widest number. */}
          <span className={styles.widest}>{write(top)}</span>
        </div>
        <svg
          role="none"
          viewBox={`0 0 ${points.length} 100`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          <path
            className={styles.grid}
            d={ticks.map((tick) => `M0 ${100 - heightOf(tick)}H${points.length}`).join('')}
          />
          <g role="listbox" aria-label={label} aria-orientation="horizontal" onKeyDown={move}>
            {points.map(({ name, value }, at) => (
              <g
                key={name}
                role="option"
                aria-label={name}
                aria-selected={chosen !== undefined && at === current}
                tabIndex={at === current ? 0 : -1}
                className={styles.point}
                onFocus={() => setChosen(at)}
                onPointerEnter={() => setChosen(at)}
              >
                <rect className={styles.target} x={at} width={1} height={100} />
                {value !== null && (
                  <rect
                    className={styles.column}
                    x={at + 0.15}
                    width={0.7}
                    y={100 - heightOf(value)}
                    height={heightOf(value)}
                  />
                )}
              </g>
            ))}
          </g>
          <path
            className={styles.line}
            d={linePath(
              points.map(({ before }) => (typeof before === 'number' ? 100 - heightOf(before) : null)),
            )}
          />
        </svg>
        <div className={styles.times} aria-hidden="true">
          {points.map(
            ({ name, tick }, at) =>
              at % everyLabel === 0 && (
                <span
                  key={name}
                  className={styles.time}
                  style={{ insetInlineStart: `${((at + 0.5) / points.length) * 100}%` }}
                >
                  {tick}
                </span>
              ),
          )}
        </div>
      </div>
      <p aria-live="polite" className={styles.readOut}>
        {point ? (
          <>
            <VisuallyHidden>{label} </VisuallyHidden>
            <strong>{point.name}</strong>
            <span>
              {texts.now}: <strong>{writtenOf(point.value)}</strong>
            </span>
            {hasBefore && (
              <span>
                {texts.before}: {writtenOf(point.before)}
              </span>
            )}
          </>
        ) : (
          texts.hint
        )}
      </p>
    </>
  );
}

function comparesIn(points: readonly PlotPoint[]): boolean {
  return points.some(({ before }) => before !== undefined);
}

/** A line through the middles of the columns; it pauses where there is no value. */
function linePath(heights: readonly (number | null)[]): string {
  return heights
    .map((height, at) => {
      if (height === null) return '';
      const previous = heights[at - 1];
      return `${previous === null || previous === undefined ? 'M' : 'L'}${at + 0.5} ${height}h0`;
    })
    .join('');
}

function PlotTable({ label, points, write, texts }: TimePlotProps) {
  const hasBefore = comparesIn(points);
  const writtenOf = (value: number | null | undefined) =>
    typeof value === 'number' ? write(value) : texts.none;
  return (
    <ScrollRegion label={`${label}, ${texts.time}`} tall>
      <table className={table}>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{texts.time}</th>
            <th scope="col" className={tableNumber}>
              {texts.now}
            </th>
            {hasBefore && (
              <th scope="col" className={tableNumber}>
                {texts.before}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, value, before }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={tableNumber}>{writtenOf(value)}</td>
              {hasBefore && <td className={tableNumber}>{writtenOf(before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
