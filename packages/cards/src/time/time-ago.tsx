import {
  formatDay,
  formatMoment,
  formatTimeAgo,
  formatTimeLeft,
  readerTimeZone,
} from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useSyncExternalStore } from 'react';
import * as styles from './time-ago.css.ts';

const never = () => () => undefined;

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  readonly words: (locale: string, moment: number, now: number) => string | undefined;
}

function Moment({ at, words }: MomentProps) {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const text = useSyncExternalStore(
    never,
    () => words(locale, Date.parse(at), Date.now()) ?? formatDay(locale, at, readerTimeZone()),
    () => formatDay(locale, at, timeZone),
  );
  const title = useSyncExternalStore(
    never,
    () => formatMoment(locale, at),
    () => formatMoment(locale, at, timeZone),
  );
  return (
    <time dateTime={at} title={title} className={styles.time}>
      {text}
    </time>
  );
}

/**
 * How long ago something was, from a week on its day, with the full date on hover and on keyboard focus (SOC-10). The server writes the
 * day by the zone of the edition, because its pages are cached for hours and it does not know the reader's zone.
 */
export function TimeAgo({ at }: Pick<MomentProps, 'at'>) {
  return <Moment at={at} words={formatTimeAgo} />;
}

/** How long until something ends, in whole units that are left, such as 'in 5 days', with the full date as `TimeAgo` has it. */
export function TimeLeft({ at }: Pick<MomentProps, 'at'>) {
  return <Moment at={at} words={formatTimeLeft} />;
}
