const formats = new Map<string, Intl.DateTimeFormat>();

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** A day (`YYYY-MM-DD`, or the start of a timestamp) in words of the locale; what is no date comes back as it is. */
export function dateLabel(locale: string, date: string): string {
  const day = new Date(`${isoDate.exec(date)?.[0] ?? ''}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  let format = formats.get(locale);
  if (!format) {
    // A day has no time zone: without UTC it would be the day before in America.
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(day);
}

/** Today as `YYYY-MM-DD` in UTC. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
