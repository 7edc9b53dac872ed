import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDay,
  formatDayRange,
  formatList,
  formatMinutes,
  formatMoment,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRange,
  formatShortNumber,
  formatTick,
  formatTimeAgo,
  formatUsDollars,
} from './format.ts';

describe('numbers', () => {
  it('groups by the locale and writes no narrow spaces', () => {
    expect(formatNumber('en', 12_500)).toBe('12,500');
    expect(formatNumber('it', 12_500)).toBe('12.500');
    expect(formatNumber('fr', 12_500)).toBe('12\u00a0500');
  });

  it('shortens counts and writes shares in percent', () => {
    expect(formatShortNumber('en', 1_234)).toBe('1.2K');
    expect(formatShortNumber('es', 1_234)).toBe('1,2\u00a0mil');
    expect(formatShortNumber('en', 950)).toBe('950');
    expect([formatPercent('en', 0.94), formatPercent('es', 0.94)]).toEqual(['94%', '94\u00a0%']);
  });

  it('writes sizes of files and durations with their units', () => {
    expect([0, 3_000, 1_500_000].map((bytes) => formatBytes('en', bytes))).toEqual([
      '1 kB',
      '3 kB',
      '1.4 MB',
    ]);
    expect([0, 45, 120, 150].map((minutes) => formatMinutes('en', minutes))).toEqual([
      '0 min',
      '45 min',
      '2 hr',
      '2 hr 30 min',
    ]);
  });
});

describe('amounts', () => {
  it('BIZ-15: names the currency by its code', () => {
    const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
    expect(formatMoney('en-AU', 1_000_000, 'USD', compact)).toBe('USD\u00a01M');
    expect(formatMoney('en', 2_500_000, 'USD', compact)).toBe('USD\u00a02.5M');
    expect(formatMoney('es', 2_500_000, 'USD', compact)).toBe('2,5\u00a0M\u00a0USD');
    expect(formatMoney('zh', 10_000, 'USD', compact)).toBe('USD\u00a01万');
    expect(formatMoney('en', 4.995, 'KWD')).toBe('KWD\u00a04.995');
  });

  it('decision 20: writes US$ before prices of plans', () => {
    expect(formatUsDollars('en-AU', 185_000)).toBe('US$\u00a01,850.00');
    expect(formatUsDollars('es', 185_000)).toBe('US$\u00a01.850,00');
  });

  it('writes ranges of numbers and of whole amounts', () => {
    expect(formatRange('en', 50, 1000)).toBe('50–1,000');
    expect(formatRange('en', 10, 5000, 'USD')).toBe('USD\u00a010–5,000');
  });
});

describe('dates', () => {
  it('BIZ-09: prints a day as that day in every locale', () => {
    expect(formatDay('en', '2027-03-01')).toBe('Mar 1, 2027');
    expect(formatDay('en-AU', '2027-03-01')).toBe('1 Mar 2027');
    expect(formatDay('zh', '2027-03-01')).toBe('2027年3月1日');
    expect(formatDay('en', '2027-03-01T23:59:00.000Z')).toBe('Mar 1, 2027');
    expect(formatDay('en', new Date('2027-03-01T23:59:00.000Z'))).toBe('Mar 1, 2027');
    expect(formatMonth('es', '2027-03')).toBe('marzo de 2027');
    expect(formatDayRange('en', '2027-03-01', '2027-03-28')).toMatch(/^Mar 1\s–\s28, 2027$/);
    expect(formatDayRange('es', '2027-03-28', '2027-04-03')).toMatch(/^28 mar\s?–\s?3 abr 2027$/);
    expect([formatTick('en', '2027-03-01', 'day'), formatTick('it', '2027-03-01', 'month')]).toEqual([
      'Mar 1',
      'mar',
    ]);
  });

  it('leaves alone what is no date', () => {
    expect(['spring 2027', '2027-13-45', ''].map((text) => formatDay('en', text))).toEqual([
      'spring 2027',
      '2027-13-45',
      '',
    ]);
  });

  it('names the time zone that it is told', () => {
    expect(formatMoment('en', '2027-03-01T15:05:00Z', 'UTC')).toBe('Mar 1, 2027, 3:05 PM UTC');
    expect(formatMoment('it', '2027-03-01T15:05:00Z', 'UTC')).toBe('1 mar 2027, 15:05 UTC');
    expect(formatMoment('en-GB', '2027-03-01T15:05:00Z')).toMatch(/^1 Mar 2027, \d\d:05$/);
  });

  const now = Date.parse('2026-11-23T12:00:00Z');
  const ago = (locale: string, seconds: number) => formatTimeAgo(locale, now - seconds * 1000, now);

  it('SOC-10: says how long ago it was, in the words of each language', () => {
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

  it('leaves to the date what is four weeks old', () => {
    expect(ago('en', 28 * 86_400)).toBeUndefined();
  });
});

it('joins names as the language does', () => {
  expect(formatList('en', ['Ana', 'Bo', 'Eva'])).toBe('Ana, Bo, and Eva');
  expect(formatList('it', ['Ana', 'Bo'])).toBe('Ana e Bo');
});
