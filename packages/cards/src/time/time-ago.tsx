import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useLabels } from '../labels/use-labels.ts';
import { relativeTime } from './relative-time.ts';

/** How long ago something was, with the full date on hover (SOC-10). `at`: ISO 8601. */
export function TimeAgo({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { date } = useLabels();
  const moment = new Date(at);
  const whole = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
  return (
    <time dateTime={at} title={whole.format(moment)} suppressHydrationWarning>
      {relativeTime(locale, moment.getTime(), Date.now()) ?? date(at)}
    </time>
  );
}
