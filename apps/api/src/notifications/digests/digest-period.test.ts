import { expect, it } from 'vitest';
import { digestPeriod } from './mail-digest.ts';

const at = (time: string) => new Date(time);

it('sends a daily digest between 8 and 20 in the person’s time zone, and dates it by their day', () => {
  expect(digestPeriod(at('2026-11-23T22:59:00Z'), 'daily', 'Australia/Sydney')).toBe('2026-11-24');
  expect(digestPeriod(at('2026-11-23T20:30:00Z'), 'daily', 'Australia/Sydney')).toBeUndefined();
  expect(digestPeriod(at('2026-11-23T10:59:00Z'), 'daily', 'America/Santiago')).toBeUndefined();
  expect(digestPeriod(at('2026-11-23T11:00:00Z'), 'daily', 'America/Santiago')).toBe('2026-11-23');
  expect(digestPeriod(at('2026-11-23T23:00:00Z'), 'daily', 'America/Santiago')).toBeUndefined();
});

it('sends a weekly digest on the person’s Monday, and none to those who want none', () => {
  expect(digestPeriod(at('2026-11-22T22:00:00Z'), 'weekly', 'Australia/Sydney')).toBe('2026-11-23');
  expect(digestPeriod(at('2026-11-22T12:00:00Z'), 'weekly', 'UTC')).toBeUndefined();
  expect(digestPeriod(at('2026-11-23T12:00:00Z'), 'none', 'UTC')).toBeUndefined();
});
