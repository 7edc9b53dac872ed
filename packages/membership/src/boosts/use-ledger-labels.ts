import { useLocale } from '@wbn/edition/use-locale.ts';

/** Formats times and amounts of the ledgers in the current language. */
export function useLedgerLabels() {
  const locale = useLocale();
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return {
    /** A month like `2026-11`. */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
    moment: (at: Date | string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    /** The last day before a moment, in UTC. */
    lastDay: (until: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(new Date(until).getTime() - 1),
      ),
    /** Minutes as hours and minutes. */
    time: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      const parts = [
        ...(hours > 0 ? [unit(hours, 'hour')] : []),
        ...(rest > 0 ? [unit(rest, 'minute')] : []),
      ];
      return parts.length > 0 ? parts.join(' ') : unit(0, 'minute');
    },
    /** A text with `+` or a minus sign before it. */
    signed: (amount: number, text: string) => `${amount < 0 ? '\u2212' : '+'}${text}`,
  };
}
