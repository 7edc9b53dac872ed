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

/** Readers of English on sites of other countries: 'en' alone would put the month first, as the USA do. */
const dayFirst = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

function formatDate(locale: string, at: Date, options: Intl.DateTimeFormatOptions): string {
  return oneKindOfSpace(formatterOf(Intl.DateTimeFormat, dayFirst(locale), options).format(at));
}

/**
 * The day of a date: '28 Nov 2026'. `date`: `YYYY-MM-DD`, which is the same day everywhere, or a moment, which is told by the time
 * zone. What is no date comes back as it is.
 */
export function formatDay(locale: string, date: string | Date, timeZone = 'UTC'): string {
  const isText = typeof date === 'string';
  const at = new Date(date);
  if (Number.isNaN(at.getTime()) || (isText && !isoDay.test(date))) return String(date);
  const zone = isText && date.length === 10 ? 'UTC' : timeZone;
  return formatDate(locale, at, { ...dayOptions, timeZone: zone });
}

/** A day (`YYYY-MM-DD`) with its month in full, where a text of law says it: '21 October 2019'. */
export function formatLongDay(locale: string, day: string): string {
  return formatDate(locale, new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
}

/** The days from one to another (`YYYY-MM-DD`, by UTC): '1 – 28 Nov 2026'. */
export function formatDayRange(locale: string, from: string, to: string): string {
  const format = formatterOf(Intl.DateTimeFormat, dayFirst(locale), { ...dayOptions, timeZone: 'UTC' });
  return oneKindOfSpace(format.formatRange(new Date(from), new Date(to)));
}

/** A day (`YYYY-MM-DD`) without its year, or the name of its month alone, where there is little room: '12 Nov', 'Nov'. */
export function formatTick(locale: string, day: string, part: 'day' | 'month'): string {
  const numbered = part === 'day' ? { day: 'numeric' as const } : {};
  return formatDate(locale, new Date(day), { month: 'short', ...numbered, timeZone: 'UTC' });
}

/** A month (`YYYY-MM`): 'November 2026'. */
export function formatMonth(locale: string, month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatDate(locale, new Date(`${month}-01T00:00:00Z`), options);
}

/** The time zone of whoever reads. Only in the browser: a server knows its own alone. */
export function readerTimeZone(): string {
  return formatterOf(Intl.DateTimeFormat, 'en', {}).resolvedOptions().timeZone;
}

const timeOptions = { hour: 'numeric', minute: '2-digit' } as const;

/** A day with its time: in a time zone that is then named, else in the reader's own, which only the browser knows. */
export function formatMoment(locale: string, at: Date | string | number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone, timeZoneName: 'short' as const };
  return formatDate(locale, new Date(at), { ...dayOptions, ...timeOptions, ...zone });
}

/** The time alone, in the reader's own zone, where a heading says the day: '21:05'. */
export function formatClock(locale: string, at: string): string {
  return formatDate(locale, new Date(at), timeOptions);
}

/** The day of a moment as `YYYY-MM-DD`: in the reader's own zone, or in one that is told. */
export function readerDay(at: string | number, timeZone?: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  // Canada writes days as ISO 8601 does.
  return formatterOf(Intl.DateTimeFormat, 'en-CA', options).format(new Date(at));
}

/** A number of units from now, in words that are not cut short. */
function formatRelative(locale: string, value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return formatterOf(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(value, unit);
}

const dayLength = 86_400_000;

/** A day (`YYYY-MM-DD`) within the last week as people speak of it, 'yesterday' or '3 days ago'; undefined before that. */
export function formatDayAgo(locale: string, day: string, today: string): string | undefined {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayLength));
  return days < 7 ? formatRelative(locale, -days, 'day') : undefined;
}

/** How long ago a moment was (milliseconds since 1970), by the days of the reader or of a zone; undefined after a week, where a date says more. */
export function formatTimeAgo(
  locale: string,
  moment: number,
  now: number,
  timeZone?: string,
): string | undefined {
  // Clocks differ: nothing was written in the future.
  const minutes = Math.max(0, Math.floor((now - moment) / 60_000));
  if (minutes === 0) return formatRelative(locale, 0, 'second');
  if (minutes < 60) return formatRelative(locale, -minutes, 'minute');
  if (minutes < 24 * 60) return formatRelative(locale, -Math.floor(minutes / 60), 'hour');
  return formatDayAgo(locale, readerDay(moment, timeZone), readerDay(now, timeZone));
}

/** How long until a moment in whole units that are left; less than two days are told in hours. */
export function formatTimeLeft(locale: string, moment: number, now: number): string {
  const minutes = Math.max(1, Math.floor((moment - now) / 60_000));
  if (minutes < 60) return formatRelative(locale, minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? formatRelative(locale, hours, 'hour')
    : formatRelative(locale, Math.floor(hours / 24), 'day');
}

/** Names in one sentence: 'Ana, Bo and Eva'. */
export function formatList(locale: string, names: readonly string[]): string {
  return formatterOf(Intl.ListFormat, locale, { type: 'conjunction' }).format(names);
}
