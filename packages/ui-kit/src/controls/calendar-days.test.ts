import { afterEach, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  firstWeekdayOf,
  readDay,
  todayAt,
  weeksOf,
  writeDay,
  yearsAround,
} from './calendar-days.ts';

afterEach(() => vi.unstubAllEnvs());

const day = (text: string) => readDay(text) ?? new Date(0);

it('WID-09: reads days that exist only', () => {
  expect(writeDay(day('2028-02-29'))).toBe('2028-02-29');
  for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''])
    expect(readDay(text)).toBeUndefined();
});

it('WID-09: goes over the ends of months and years', () => {
  expect(writeDay(addDays(day('2026-12-31'), 1))).toBe('2027-01-01');
  expect(writeDay(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
  expect(writeDay(addMonths(day('2026-01-31'), -2))).toBe('2025-11-30');
});

it('WID-09: lays a month out in weeks', () => {
  const weeks = weeksOf(day('2026-11-21'), 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.map((date) => date?.getUTCDate())).toEqual([...Array(6).fill(undefined), 1]);
  expect(weeks[5]?.map((date) => date?.getUTCDate())).toEqual([30, ...Array(6).fill(undefined)]);
  expect(weeksOf(day('2026-11-21'), 7)[0]?.[0]?.getUTCDate()).toBe(1);
});

it('WID-09: offers this year and ten on both sides, and a typed one that is further away', () => {
  const years = yearsAround(2026, 2026);
  expect([years[0], years.at(-1), years.length]).toEqual([2016, 2036, 21]);
  expect(yearsAround(2026, 1998)[0]).toBe(1998);
  expect(yearsAround(2026, 2050).at(-1)).toBe(2050);
});

it('WID-09: a week begins as it does in the country of the edition', () => {
  expect(['en-US', 'en-GB', 'es-ES', 'it-IT', 'zh-CN'].map(firstWeekdayOf)).toEqual([7, 1, 1, 1, 1]);
});

it('WID-09: today is the day where the clock stands', () => {
  vi.stubEnv('TZ', 'America/Santiago');
  expect(todayAt(new Date('2026-11-22T01:30:00Z'))).toBe('2026-11-21');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(todayAt(new Date('2026-11-21T20:30:00Z'))).toBe('2026-11-22');
});
