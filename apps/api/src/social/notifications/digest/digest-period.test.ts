import { expect, it } from 'vitest';
import { digestPeriod } from './mail-digest.ts';

const at = (time: string) => new Date(time);

it('a daily mail comes between 8 and 20 by the clock of the person, and belongs to their day', () => {
  expect(digestPeriod(at('2026-11-23T22:59:00Z'), 'daily', 'Australia/Sydney')).toBe('2026-11-24');
  expect(digestPeriod(at('2026-11-23T20:30:00Z'), 'daily', 'Australia/Sydney')).toBeUndefined();
  expect(digestPeriod(at('2026-11-23T10:59:00Z'), 'daily', 'America/Santiago')).toBeUndefined();
  expect(digestPeriod(at('2026-11-23T11:00:00Z'), 'daily', 'America/Santiago')).toBe('2026-11-23');
  expect(digestPeriod(at('2026-11-23T23:00:00Z'), 'daily', 'America/Santiago')).toBeUndefined();
});

it('a weekly mail comes on the Monday of the person, none to whoever wants none', () => {
  expect(digestPeriod(at('2026-11-22T22:00:00Z'), 'weekly', 'Australia/Sydney')).toBe('2026-11-23');
  expect(digestPeriod(at('2026-11-22T12:00:00Z'), 'weekly', 'UTC')).toBeUndefined();
  expect(digestPeriod(at('2026-11-23T12:00:00Z'), 'none', 'UTC')).toBeUndefined();
});
