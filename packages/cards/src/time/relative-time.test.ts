import { expect, it } from 'vitest';
import { relativeTime } from './time-ago.tsx';

const now = Date.parse('2026-11-23T12:00:00Z');
const ago = (locale: string, seconds: number) => relativeTime(locale, now - seconds * 1000, now);

it('SOC-10: says how long ago something was, in each language', () => {
  expect([-30, 59, 60, 3599, 3600, 86_400, 6.9 * 86_400, 27 * 86_400].map((s) => ago('en', s))).toEqual([
    'now',
    'now',
    '1 min. ago',
    '59 min. ago',
    '1 hr. ago',
    'yesterday',
    '6 days ago',
    '3 wk. ago',
  ]);
  expect(ago('es', 7200)).toBe('hace 2 h');
  expect(ago('it', 7200)).toBe('2 h fa');
  expect(ago('zh', 7200)).toBe('2小时前');
});

it('returns nothing for a time more than a month ago', () => {
  expect(ago('en', 28 * 86_400)).toBeUndefined();
});
