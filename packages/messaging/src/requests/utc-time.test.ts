import { expect, it } from 'vitest';
import { utcClock, utcDay, utcMoment } from './utc-time.ts';

it('INQ-16: formats times in UTC in every time zone of the reader', () => {
  expect(utcMoment('2026-03-07T23:05:09.000Z')).toBe('07/3/2026 23:05 UTC');
  expect(utcMoment('2026-11-23T01:30:00+02:00')).toBe('22/11/2026 23:30 UTC');
  expect(utcClock('2026-11-23T00:04:00.000Z')).toBe('00:04');
  expect(utcDay('2026-11-23T01:30:00+02:00')).toBe('2026-11-22');
});
