import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatClock,
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
  formatTimeLeft,
  formatUsDollars,
  readerDay,
} from './format.ts';
import { languages } from './language.ts';

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
    expect(formatDay('en', '2027-03-01')).toBe('1 Mar 2027');
    expect(formatDay('en-US', '2027-03-01')).toBe('Mar 1, 2027');
    expect(formatDay('es', '2027-03-01')).toBe('1 mar 2027');
    expect(formatDay('it-IT', '2027-03-01')).toBe('1 mar 2027');
    expect(formatDay('zh', '2027-03-01', 'America/Lima')).toBe('2027年3月1日');
    expect(formatMonth('es', '2027-03')).toBe('marzo de 2027');
    expect(formatDayRange('en', '2027-03-01', '2027-03-28')).toMatch(/^1\s?–\s?28 Mar 2027$/);
    expect(formatDayRange('es', '2027-03-28', '2027-04-03')).toMatch(/^28 mar\s?–\s?3 abr 2027$/);
    expect([formatTick('en-US', '2027-03-01', 'day'), formatTick('it', '2027-03-01', 'month')]).toEqual([
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
    expect(formatMoment('en', '2027-03-01T15:05:00Z', 'America/New_York')).toBe('1 Mar 2027, 10:05 GMT-5');
    expect(formatMoment('en-US', '2027-03-01T15:05:00Z', 'America/New_York')).toBe(
      'Mar 1, 2027, 10:05 AM EST',
    );
    expect(formatMoment('it', '2027-03-01T15:05:00Z', 'Europe/Rome')).toBe('1 mar 2027, 16:05 CET');
    expect(formatMoment('en-GB', '2027-03-01T15:05:00Z')).toMatch(/^1 Mar 2027, \d\d:05$/);
  });

  it('tells the day of a moment by the time zone', () => {
    const at = '2027-03-01T23:59:00.000Z';
    expect([formatDay('en', at), formatDay('en', new Date(at))]).toEqual(['1 Mar 2027', '1 Mar 2027']);
    expect(formatDay('en', at, 'Australia/Sydney')).toBe('2 Mar 2027');
  });

  it('INQ-16: says the time alone, and the day that the reader has', () => {
    const at = new Date(2026, 10, 28, 21, 5).toISOString();
    expect(languages.map((locale) => formatClock(locale, at))).toEqual(['21:05', '21:05', '21:05', '21:05']);
    expect(formatClock('en-AU', at)).toBe('9:05 pm');
    expect(readerDay(at)).toBe('2026-11-28');
    expect(readerDay('2026-11-28T22:00:00Z', 'Australia/Sydney')).toBe('2026-11-29');
    expect(readerDay(new Date(2026, 10, 28, 0, 0).toISOString())).toBe('2026-11-28');
  });

  const now = new Date(2026, 10, 23, 12, 0).getTime();
  const [minute, hour, day] = [60, 3600, 86_400];

  it.each([
    [-30, 'now', 'ahora', 'ora', '现在'],
    [59, 'now', 'ahora', 'ora', '现在'],
    [minute, '1 minute ago', 'hace 1 minuto', '1 minuto fa', '1分钟前'],
    [5 * minute, '5 minutes ago', 'hace 5 minutos', '5 minuti fa', '5分钟前'],
    [hour - 1, '59 minutes ago', 'hace 59 minutos', '59 minuti fa', '59分钟前'],
    [hour, '1 hour ago', 'hace 1 hora', '1 ora fa', '1小时前'],
    [23 * hour, '23 hours ago', 'hace 23 horas', '23 ore fa', '23小时前'],
    [day, 'yesterday', 'ayer', 'ieri', '昨天'],
    // 35 hours before noon is yesterday; 37 hours before noon is the day before.
    [35 * hour, 'yesterday', 'ayer', 'ieri', '昨天'],
    [37 * hour, '2 days ago', 'anteayer', 'l’altro ieri', '前天'],
    [6 * day, '6 days ago', 'hace 6 días', '6 giorni fa', '6天前'],
    [7 * day, undefined, undefined, undefined, undefined],
  ])('SOC-10: says how long ago %i seconds are', (seconds, ...expected) => {
    const ago = (locale: string) => formatTimeAgo(locale, now - seconds * 1000, now);
    expect(languages.map(ago)).toEqual(expected);
  });

  it.each([
    [-5, 'in 1 minute', 'dentro de 1 minuto', 'tra 1 minuto', '1分钟后'],
    [90 * minute, 'in 1 hour', 'dentro de 1 hora', 'tra 1 ora', '1小时后'],
    [2 * day - 1, 'in 47 hours', 'dentro de 47 horas', 'tra 47 ore', '47小时后'],
    [3.5 * day, 'in 3 days', 'dentro de 3 días', 'tra 3 giorni', '3天后'],
  ])('counts down to what ends in %i seconds', (seconds, ...expected) => {
    const left = (locale: string) => formatTimeLeft(locale, now + seconds * 1000, now);
    expect(languages.map(left)).toEqual(expected);
  });
});

it('joins names as the language does', () => {
  expect(formatList('en', ['Ana', 'Bo', 'Eva'])).toBe('Ana, Bo, and Eva');
  expect(formatList('it', ['Ana', 'Bo'])).toBe('Ana e Bo');
});
