const formats = new Map<string, Intl.DateTimeFormat>();

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/**
 * Formats a day (`YYYY-MM-DD`, or the start of a timestamp) for the locale; text that is no date is returned as it
 * is.
 */
export function dateLabel(locale: string, date: string): string {
  const day = new Date(`${isoDate.exec(date)?.[0] ?? ''}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  let format = formats.get(locale);
  if (!format) {
    // In UTC, because a day has no time zone; local time would show the day before in America.
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(day);
}

/** Returns today's date in UTC as `YYYY-MM-DD`. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
