const two = (number: number) => String(number).padStart(2, '0');

/** Formats `HH:mm` in UTC for a thread (INQ-16, decision 17). `iso`: ISO 8601. */
export function utcClock(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** Formats `dd/M/yyyy HH:mm UTC` for lists of threads (INQ-16, decision 17). */
export function utcMoment(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getUTCDate())}/${at.getUTCMonth() + 1}/${at.getUTCFullYear()} ${utcClock(iso)} UTC`;
}

/** Formats the day in UTC as `YYYY-MM-DD`. */
export function utcDay(iso: string): string {
  return new Date(iso).toISOString().slice(0, 10);
}
