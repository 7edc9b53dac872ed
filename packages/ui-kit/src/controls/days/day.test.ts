import { afterEach, describe, expect, it, vi } from 'vitest';
import { patternOfDay, readDay, readTypedDay, todayHere, writeTypedDay } from './day.ts';

const letters = { day: 'DD', month: 'MM', year: 'YYYY' };

describe('WID-09: a typed day', () => {
  it.each([
    ['en-AU', '31/03/2026'],
    ['en-AU', '31.3.2026'],
    ['en-AU', '31 03 2026'],
    ['en-AU', '31032026'],
    ['en-AU', '20260331'],
    ['en-AU', '2026-03-31'],
    ['en-US', '03/31/2026'],
    ['es', '31/03/2026'],
    ['it', '31/3/2026'],
    ['zh', '2026/3/31'],
    ['zh', '2026年3月31日'],
    ['zh', '２０２６－０３－３１'],
  ])('in %s: %s', (language, text) => {
    expect(readTypedDay(text, language)).toBe('2026-03-31');
    expect(readTypedDay(writeTypedDay('2026-03-31', language), language)).toBe('2026-03-31');
  });

  it.each(['31/02/2026', '03/31/2026', '31/03/26', '31/03', '3103', 'soon', '', '31/03/2026/1'])(
    'rejects %s',
    (text) => {
      expect(readTypedDay(text, 'en-AU')).toBeUndefined();
    },
  );

  it('is formatted in the order of the language; a text that is no day stays as it is', () => {
    expect(['en-AU', 'en-US', 'it', 'zh'].map((language) => patternOfDay(language, letters))).toEqual([
      'DD/MM/YYYY',
      'MM/DD/YYYY',
      'DD/MM/YYYY',
      'YYYY/MM/DD',
    ]);
    expect(writeTypedDay('31/02/2026', 'en-AU')).toBe('31/02/2026');
  });
});

afterEach(() => vi.useRealTimers());

it('WID-09: parses only days that exist', () => {
  expect(readDay('2028-02-29')?.toString()).toBe('2028-02-29');
  for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', ''])
    expect(readDay(text)).toBeUndefined();
});

it('WID-09: today is the day in the local time zone', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
  expect(todayHere()).toBe('2026-11-21');
  vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
  expect(todayHere()).toBe('2026-11-22');
});
