import { formatDay, formatMoment, formatTimeAgo } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';

/** How long ago something was, with the full date on hover (SOC-10). `at`: ISO 8601. */
export function TimeAgo({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  return (
    <time dateTime={at} title={formatMoment(locale, at, timeZone)} suppressHydrationWarning>
      {formatTimeAgo(locale, Date.parse(at), Date.now()) ?? formatDay(locale, at)}
    </time>
  );
}
