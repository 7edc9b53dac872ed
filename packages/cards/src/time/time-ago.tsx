import { formatDay, formatMoment, formatTimeAgo } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * How long ago something was, with the full date on hover (SOC-10). The server writes the date, because its pages are cached for hours. `at`:
 * ISO 8601.
 */
export function TimeAgo({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const day = formatDay(locale, at);
  const text = useSyncExternalStore(
    never,
    () => formatTimeAgo(locale, Date.parse(at), Date.now()) ?? day,
    () => day,
  );
  return (
    <time dateTime={at} title={formatMoment(locale, at, timeZone)}>
      {text}
    </time>
  );
}
