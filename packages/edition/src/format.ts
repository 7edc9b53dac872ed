/** How a locale writes numbers, amounts, dates, times and sizes: one module for the pages, the account pages and the mails. */

type Make<Format> = new (locale: string, options: object) => Format;

// Making a formatter costs far more than using one. The limit is for currencies: any three letters may be asked for.
const formatters = new Map<string, unknown>();
const mostFormatters = 500;

function formatterOf<Format>(kind: Make<Format>, locale: string, options: object): Format {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) as Format | undefined;
  if (known) return known;
  const made = new kind(locale, options);
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}

/** ICU versions disagree about narrow spaces; server and browser must print the same. */
const oneKindOfSpace = (text: string) => text.replaceAll('\u202f', '\u00a0');

function writeNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string {
  return oneKindOfSpace(formatterOf(Intl.NumberFormat, locale, options).format(value));
}

/** A number with the grouping of the locale. */
export function formatNumber(locale: string, value: number): string {
  return writeNumber(locale, value);
}

/** A count in few characters: 950, 1.2K, 3M. */
export function formatShortNumber(locale: string, value: number): string {
  // Most counts are small, and a slow phone works 60 ms on its first formatter.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return writeNumber(locale, value, { notation: 'compact' });
}

/** A share from 0 to 1 in percent. */
export function formatPercent(locale: string, share: number): string {
  return writeNumber(locale, share, { style: 'percent' });
}

const moneyOptions = (currency: string, options: Intl.NumberFormatOptions) =>
  ({ style: 'currency', currency, currencyDisplay: 'code', ...options }) as const;

/** An amount with the code of its currency: 'USD 4.20'. Throws RangeError for what cannot be a code. */
export function formatMoney(
  locale: string,
  value: number,
  currency: string,
  options: Pick<Intl.NumberFormatOptions, 'notation' | 'maximumFractionDigits'> = {},
): string {
  return writeNumber(locale, value, moneyOptions(currency, options));
}

/** Two numbers, or two whole amounts of a currency, as a range: '50–100', 'USD 10 – 50'. */
export function formatRange(locale: string, from: number, to: number, currency?: string): string {
  const options = currency === undefined ? {} : moneyOptions(currency, { maximumFractionDigits: 0 });
  return oneKindOfSpace(formatterOf(Intl.NumberFormat, locale, options).formatRange(from, to));
}

/** US dollars with two decimals: 'US$ 1,850.00' (decision 20). */
export function formatUsDollars(locale: string, cents: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' } as const;
  return `US$\u00a0${writeNumber(locale, cents / 100, digits)}`;
}

/** Bytes in kB or MB: '3 kB', '1.4 MB'; never 0. */
export function formatBytes(locale: string, bytes: number): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes < 1000 ? [Math.max(1, Math.round(kilobytes)), 'kilobyte'] : [kilobytes / 1024, 'megabyte'];
  return writeNumber(locale, value, { style: 'unit', unit, maximumFractionDigits: 1 });
}

/** Minutes as hours and minutes: '2 hr 30 min'. */
export function formatMinutes(locale: string, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const write = (value: number, unit: 'hour' | 'minute') =>
    writeNumber(locale, value, { style: 'unit', unit });
  if (hours === 0) return write(rest, 'minute');
  return rest === 0 ? write(hours, 'hour') : `${write(hours, 'hour')} ${write(rest, 'minute')}`;
}

const dayOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const isoDay = /^\d{4}-\d{2}-\d{2}/;

/** The day of a date (`YYYY-MM-DD`, or the start of a timestamp), by UTC; what is no date comes back as it is. */
export function formatDay(locale: string, date: string | Date): string {
  const text = typeof date === 'string' ? date : date.toISOString();
  const day = new Date(`${isoDay.exec(text)?.[0] ?? ''}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return text;
  // A day has no time zone: without UTC it would be the day before in America.
  return formatterOf(Intl.DateTimeFormat, locale, { ...dayOptions, timeZone: 'UTC' }).format(day);
}

/** The days from one to another (`YYYY-MM-DD`, by UTC): '1 – 28 Nov 2026'. */
export function formatDayRange(locale: string, from: string, to: string): string {
  const format = formatterOf(Intl.DateTimeFormat, locale, { ...dayOptions, timeZone: 'UTC' });
  return oneKindOfSpace(format.formatRange(new Date(from), new Date(to)));
}

/** A day (`YYYY-MM-DD`) without its year, or the name of its month alone, where there is little room: '12 Nov', 'Nov'. */
export function formatTick(locale: string, day: string, part: 'day' | 'month'): string {
  const options = { month: 'short', ...(part === 'day' && { day: 'numeric' }), timeZone: 'UTC' } as const;
  return formatterOf(Intl.DateTimeFormat, locale, options).format(new Date(day));
}

/** A month (`YYYY-MM`): 'November 2026'. */
export function formatMonth(locale: string, month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatterOf(Intl.DateTimeFormat, locale, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** A day with its time: in a time zone that is then named, else in the reader's own, which only the browser knows. */
export function formatMoment(locale: string, at: Date | string | number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone, timeZoneName: 'short' };
  const options = { ...dayOptions, hour: 'numeric', minute: '2-digit', ...zone };
  return oneKindOfSpace(formatterOf(Intl.DateTimeFormat, locale, options).format(new Date(at)));
}

const steps = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400, below: 28 * 86_400 },
] as const;

/** How long ago a moment was (milliseconds since 1970); undefined from four weeks on, where a date says more. */
export function formatTimeAgo(locale: string, moment: number, now: number): string | undefined {
  const format = formatterOf(Intl.RelativeTimeFormat, locale, { numeric: 'auto', style: 'short' });
  // Clocks differ: nothing was written in the future.
  const seconds = Math.max(0, (now - moment) / 1000);
  if (seconds < 60) return format.format(0, 'second');
  const step = steps.find(({ below }) => seconds < below);
  return step && format.format(-Math.floor(seconds / step.seconds), step.unit);
}

/** Names in one sentence: 'Ana, Bo and Eva'. */
export function formatList(locale: string, names: readonly string[]): string {
  return formatterOf(Intl.ListFormat, locale, { type: 'conjunction' }).format(names);
}
