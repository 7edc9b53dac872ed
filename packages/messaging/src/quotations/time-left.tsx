import { formatMoment } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';

/** From `least` of a unit on it is named; less than two days are told in hours. */
const units = [
  { unit: 'day', seconds: 86_400, least: 2 },
  { unit: 'hour', seconds: 3600, least: 1 },
  { unit: 'minute', seconds: 60, least: 1 },
] as const;

/** How long until a moment in whole units that are left, such as 'in 5 days', with the full date on hover. `at`: ISO 8601. */
export function TimeLeft({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const left = Math.max(60, (Date.parse(at) - Date.now()) / 1000);
  const { seconds, unit } = units.find((one) => left >= one.least * one.seconds) ?? units[2];
  return (
    <time dateTime={at} title={formatMoment(locale, at, timeZone)}>
      {new Intl.RelativeTimeFormat(locale).format(Math.floor(left / seconds), unit)}
    </time>
  );
}
