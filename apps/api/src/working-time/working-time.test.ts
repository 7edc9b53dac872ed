import fc from 'fast-check';
import { iso31661 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import { businessZones, calendarOf, localeOf, type WorkCalendar } from './calendar.ts';
import { addWorkingTime, workingTimeBetween } from './working-time.ts';

const at = (text: string) => new Date(text);
const nineHours = (start: string, country: string) =>
  addWorkingTime(at(start), 540, calendarOf(country)).toISOString();

describe('the promise: nine working hours', () => {
  it.each([
    ['in a day: Tuesday 15:00 to Wednesday 15:00', 'DE', '2026-11-24T14:00Z', '2026-11-25T14:00:00.000Z'],
    ['over a weekend: Friday 15:00 to Monday 15:00', 'DE', '2026-11-27T14:00Z', '2026-11-30T14:00:00.000Z'],
    ['at night: the next working day at 18:00', 'DE', '2026-11-24T22:30Z', '2026-11-25T17:00:00.000Z'],
    ['on a Sunday: Monday at 18:00', 'DE', '2026-11-29T10:00Z', '2026-11-30T17:00:00.000Z'],
    ['before nine: the same day at 18:00', 'CL', '2026-11-24T08:00Z', '2026-11-24T21:00:00.000Z'],
    [
      'where Friday is free: Thursday 15:00 to Sunday 15:00',
      'SA',
      '2026-11-26T12:00Z',
      '2026-11-29T12:00:00.000Z',
    ],
    [
      'where Saturday is worked: Friday 15:00 to Saturday 15:00',
      'IN',
      '2026-11-27T09:30Z',
      '2026-11-28T09:30:00.000Z',
    ],
    [
      'in Bangladesh, where Friday and Saturday are free: Thursday 15:00 to Sunday 15:00',
      'BD',
      '2026-11-26T09:00Z',
      '2026-11-29T09:00:00.000Z',
    ],
    [
      'in Nepal, where only Saturday is free: Friday 15:00 to Sunday 15:00',
      'NP',
      '2026-11-27T09:15Z',
      '2026-11-29T09:15:00.000Z',
    ],
    ['when the clock goes back', 'DE', '2026-10-23T13:00Z', '2026-10-26T14:00:00.000Z'],
    ['when the clock goes on', 'US', '2026-03-06T20:00Z', '2026-03-09T19:00:00.000Z'],
    ['without a known country: UTC', '', '2026-11-24T15:00Z', '2026-11-25T15:00:00.000Z'],
  ])('%s', (_, country, start, end) => {
    expect(nineHours(start, country)).toBe(end);
  });

  it('gives every country at least five working days, and one of several time zones', () => {
    for (const { alpha2 } of iso31661) {
      const { timeZone, spans } = calendarOf(alpha2);
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), alpha2).not.toThrow();
      expect(spans.length, alpha2).toBeGreaterThanOrEqual(5);
      const zones = localeOf(alpha2).getTimeZones() ?? [];
      if (zones.length > 1) expect(businessZones[alpha2], `${alpha2}: ${zones.join(' ')}`).toBeDefined();
    }
  });

  it('throws without working hours, and for a negative time', () => {
    expect(() => addWorkingTime(at('2026-11-24T15:00Z'), 1, { timeZone: 'UTC', spans: [] })).toThrow(
      RangeError,
    );
    expect(() => addWorkingTime(at('2026-11-24T15:00Z'), -1, calendarOf('DE'))).toThrow(RangeError);
  });
});

const nights: WorkCalendar = {
  timeZone: 'America/Santiago',
  spans: [
    { day: 1, opens: 480, closes: 720 },
    { day: 1, opens: 780, closes: 1_020 },
    { day: 2, opens: 1_320, closes: 1_800 },
    { day: 5, opens: 1_380, closes: 1_500 },
    { day: 6, opens: 1_200, closes: 1_440 },
  ],
};

describe('working time over many spans, midnight and changes of the clock', () => {
  const minutes = fc.integer({ min: 0, max: 6_000 });
  const start = fc.date({ min: at('2020-01-01T00:00Z'), max: at('2032-01-01T00:00Z'), noInvalidDate: true });
  const calendar = fc.constantFrom(
    nights,
    { ...nights, timeZone: 'Australia/Lord_Howe' },
    ...['US', 'DE', 'SA', 'IN', 'AE', 'NZ', 'CL', 'IR'].map(calendarOf),
  );

  it('adds up, never runs backwards, and equals the added time', () => {
    fc.assert(
      fc.property(start, minutes, minutes, calendar, (from, one, two, work) => {
        const first = addWorkingTime(from, one, work);
        const both = addWorkingTime(from, one + two, work);
        expect(both).toEqual(addWorkingTime(first, two, work));
        expect(both.getTime()).toBeGreaterThanOrEqual(first.getTime());
        expect(workingTimeBetween(from, both, work)).toBe(one + two);
        expect(workingTimeBetween(from, first, work) + workingTimeBetween(first, both, work)).toBe(one + two);
        expect(workingTimeBetween(both, from, work)).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});
