import { formatMoment } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';

const units = [
  { seconds: 86_400, unit: 'day' },
  { seconds: 3600, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
] as const;

/** How long until a moment, such as 'in 5 days', with the full date on hover. `at`: ISO 8601. */
export function TimeLeft({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const left = Math.max(60, (Date.parse(at) - Date.now()) / 1000);
  const { seconds, unit } = units.find((one) => left >= one.seconds) ?? units[2];
  return (
    <time dateTime={at} title={formatMoment(locale, at, timeZone)}>
      {new Intl.RelativeTimeFormat(locale).format(Math.round(left / seconds), unit)}
    </time>
  );
}
