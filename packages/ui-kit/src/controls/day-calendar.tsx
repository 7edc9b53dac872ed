import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import {
  addDays,
  addMonths,
  type Day,
  firstWeekdayOf,
  inMonth,
  readDay,
  weeksOf,
  writeDay,
  yearsAround,
} from './calendar-days.ts';
import * as styles from './day-picker.css.ts';
import { IconButton } from './icon-button.tsx';
import { Select } from './select.tsx';

export interface DayCalendarTexts {
  readonly month: string;
  readonly year: string;
  readonly previous: string;
  readonly next: string;
}

interface DayCalendarProps {
  /** The chosen day; anything else counts as none. */
  readonly value: string;
  /** The day it is today, which the calendar opens on when none is chosen. */
  readonly today: Day;
  readonly language: string;
  readonly texts: DayCalendarTexts;
  readonly onChoose: (day: Day) => void;
}

/** One month as a grid of days, moved in by arrow keys, with lists of months and years (WID-09). */
export function DayCalendar({ value, today, language, texts, onChoose }: DayCalendarProps) {
  const [at, setAt] = useState(() => readDay(value) ?? readDay(today) ?? new Date());
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth();
  const weeks = weeksOf(at, firstWeekdayOf(language));
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { timeZone: 'UTC', calendar: 'gregory', ...options });
    return (date: Date) => formatter.format(date);
  };
  const monthName = format({ month: 'long' });
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const fullDay = format({ dateStyle: 'full' });
  const [shortWeekday, longWeekday] = [format({ weekday: 'short' }), format({ weekday: 'long' })];
  // A week that has all its days, for their names.
  const fullWeek = (weeks[1] ?? []).flatMap((date) => date ?? []);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    moved.current = false;
  });

  const handleKey = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const weekday = weeks.flatMap((week) => (week.some((date) => date && isSame(date, at)) ? [week] : []))[0];
    const position = weekday?.findIndex((date) => date && isSame(date, at)) ?? 0;
    const to = {
      ArrowRight: () => addDays(at, rtl ? -1 : 1),
      ArrowLeft: () => addDays(at, rtl ? 1 : -1),
      ArrowDown: () => addDays(at, 7),
      ArrowUp: () => addDays(at, -7),
      Home: () => addDays(at, -position),
      End: () => addDays(at, 6 - position),
      PageDown: () => addMonths(at, event.shiftKey ? 12 : 1),
      PageUp: () => addMonths(at, event.shiftKey ? -12 : -1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    setAt(to());
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.bar}>
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft className={styles.turned} />}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <Select
          size="sm"
          hideLabel
          label={texts.month}
          value={String(month)}
          options={Array.from({ length: 12 }, (_month, number) => ({
            value: String(number),
            text: monthName(new Date(Date.UTC(2026, number, 1))),
          }))}
          onChange={({ target }) => setAt(inMonth(at, year, Number(target.value)))}
        />
        <Select
          size="sm"
          hideLabel
          label={texts.year}
          value={String(year)}
          options={yearsAround(Number(today.slice(0, 4)), year).map((one) => ({
            value: String(one),
            text: String(one),
          }))}
          onChange={({ target }) => setAt(inMonth(at, Number(target.value), month))}
        />
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight className={styles.turned} />}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </div>
      <VisuallyHidden role="status">{monthAndYear(at)}</VisuallyHidden>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the date picker pattern
        role="grid"
        aria-label={monthAndYear(at)}
        className={styles.grid}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {fullWeek.map((date) => (
              <th key={date.getUTCDay()} scope="col" abbr={longWeekday(date)} className={styles.weekday}>
                {shortWeekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.getTime()}>
              {week.map((date, weekday) =>
                date === undefined ? (
                  <td key={`beside-${weekday}`} />
                ) : (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                  <td
                    key={date.getUTCDate()}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that can be selected
                    role="gridcell"
                    aria-selected={writeDay(date) === value.trim()}
                    className={styles.cell}
                  >
                    <button
                      type="button"
                      tabIndex={isSame(date, at) ? 0 : -1}
                      aria-label={fullDay(date)}
                      aria-pressed={writeDay(date) === value.trim()}
                      aria-current={writeDay(date) === today ? 'date' : undefined}
                      className={styles.day}
                      onClick={() => onChoose(writeDay(date))}
                    >
                      {date.getUTCDate()}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isSame(one: Date, other: Date): boolean {
  return one.getTime() === other.getTime();
}
