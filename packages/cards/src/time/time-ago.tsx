import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useLabels } from '../labels/use-labels.ts';

const steps = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
  { unit: 'week', seconds: 7 * 86_400, below: 28 * 86_400 },
] as const;

// Making a formatter costs far more than using one.
const words = new Map<string, Intl.RelativeTimeFormat>();
const fullDates = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns how long ago a moment (milliseconds since 1970) was, in words of a locale; undefined after about a month,
 * when a date says more.
 */
export function relativeTime(locale: string, moment: number, now: number): string | undefined {
  // Clocks differ: treats a moment in the future as now.
  const seconds = Math.max(0, (now - moment) / 1000);
  const format = formatOf(locale);
  if (seconds < 60) return format.format(0, 'second');
  const step = steps.find(({ below }) => seconds < below);
  return step && format.format(-Math.floor(seconds / step.seconds), step.unit);
}

function formatOf(locale: string): Intl.RelativeTimeFormat {
  const format =
    words.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  words.set(locale, format);
  return format;
}

function fullDate(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = fullDates.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
  fullDates.set(key, format);
  return format;
}

/** How long ago something was, with the full date on hover (SOC-10). `at`: ISO 8601. */
export function TimeAgo({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { date } = useLabels();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={fullDate(locale, timeZone).format(moment)} suppressHydrationWarning>
      {relativeTime(locale, moment.getTime(), Date.now()) ?? date(at)}
    </time>
  );
}
