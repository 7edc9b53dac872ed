const two = (number: number) => String(number).padStart(2, '0');

/** `HH:mm` in UTC, as a thread shows it (INQ-16, decision 17). `iso`: ISO 8601. */
export function utcClock(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** `dd/M/yyyy HH:mm UTC`, as lists of threads show it (INQ-16, decision 17). */
export function utcMoment(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getUTCDate())}/${at.getUTCMonth() + 1}/${at.getUTCFullYear()} ${utcClock(iso)} UTC`;
}

/** The day in UTC as `YYYY-MM-DD`. */
export function utcDay(iso: string): string {
  return new Date(iso).toISOString().slice(0, 10);
}
