import { formatDay, formatMinutes, formatMoment, formatMonth } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';

/** Formats times and amounts of the ledgers in the current language. */
export function useLedgerLabels() {
  const locale = useLocale();
  return {
    /** A month like `2026-11`. */
    month: (month: string) => formatMonth(locale, month),
    moment: (at: Date | string) => formatMoment(locale, at),
    /** The last day before a moment. */
    lastDay: (until: string) => formatDay(locale, new Date(Date.parse(until) - 1)),
    /** Minutes as hours and minutes. */
    time: (minutes: number) => formatMinutes(locale, minutes),
    /** A text with `+` or a minus sign before it. */
    signed: (amount: number, text: string) => `${amount < 0 ? '\u2212' : '+'}${text}`,
  };
}
