import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IconButton } from '../buttons/icon-button.tsx';
import { Select } from '../choices/select.tsx';
import { type Day, readDay } from './day.ts';
import * as styles from './day-picker.css.ts';

export interface DayCalendarTexts {
  readonly month: string;
  readonly year: string;
  readonly previous: string;
  readonly next: string;
}

interface DayCalendarProps {
  /** The chosen day; a value that is no day counts as none. */
  readonly value: string;
  /** Today; the calendar opens on it when no day is chosen. */
  readonly today: Day;
  /** First and last year to choose; by default ten years before and after this one. */
  readonly years?: readonly [first: number, last: number] | undefined;
  readonly language: string;
  readonly texts: DayCalendarTexts;
  readonly onChoose: (day: Day) => void;
}

/** One month as a grid of days, with the keys and labels of React Aria, and lists to choose month and year (WID-09). */
export function DayCalendar({ value, today, years, language, texts, onChoose }: DayCalendarProps) {
  const chosen = readDay(value);
  const [focused, setFocused] = useState<CalendarDate>(() => (chosen ?? readDay(today)) as CalendarDate);
  // React Aria's Home and End go to the ends of the month; ARIA's date picker pattern says the ends of the week.
  const handleKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.closest('td')) return;
    if (event.key === 'Home') setFocused(startOfWeek(focused, language));
    else if (event.key === 'End') setFocused(endOfWeek(focused, language));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const turned = (months: number) => () => setFocused(focused.add({ months }));
  const thisYear = Number(today.slice(0, 4));
  const [first, last] = years ?? [thisYear - 10, thisYear + 10];
  return (
    <I18nProvider locale={`${language}-u-ca-gregory`}>
      <div onKeyDownCapture={handleKey}>
        <Calendar
          className={styles.calendar}
          autoFocus
          value={chosen ?? null}
          focusedValue={focused}
          onFocusChange={setFocused}
          onChange={(date) => onChoose(date.toString())}
        >
          <div className={styles.bar}>
            <IconButton
              size="sm"
              label={texts.previous}
              icon={<ChevronLeft className={styles.turned} />}
              onClick={turned(-1)}
            />
            <CalendarMonthPicker format="long">
              {({ items, value: month, onChange }) => (
                <Select
                  size="sm"
                  hideLabel
                  label={texts.month}
                  value={String(month)}
                  options={items.map(({ id, formatted }) => ({ value: String(id), text: formatted }))}
                  onChange={({ target }) => onChange(Number(target.value))}
                />
              )}
            </CalendarMonthPicker>
            <Select
              size="sm"
              hideLabel
              label={texts.year}
              value={String(focused.year)}
              options={yearsOf(first, last, focused.year).map((one) => ({
                value: String(one),
                text: String(one),
              }))}
              onChange={({ target }) => setFocused(focused.set({ year: Number(target.value) }))}
            />
            <IconButton
              size="sm"
              label={texts.next}
              icon={<ChevronRight className={styles.turned} />}
              onClick={turned(1)}
            />
          </div>
          <CalendarGrid weekdayStyle="short" className={styles.grid}>
            <CalendarGridHeader>
              {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles.day} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </div>
    </I18nProvider>
  );
}

/** WID-09: all years from the first to the last, and the shown year when it is further away. */
function yearsOf(first: number, last: number, shown: number): readonly number[] {
  const years = Array.from({ length: last - first + 1 }, (_year, at) => first + at);
  return years.includes(shown) ? years : [...years, shown].sort((one, other) => one - other);
}
