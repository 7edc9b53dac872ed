import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { FigureUnit } from '@wbn/contract/figures/figures.ts';
import {
  formatClock,
  formatDayRange,
  formatMinutes,
  formatPercent,
  formatTick,
} from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';

/** A difference from the period before in words, and whether it is good for the company. */
export interface Change {
  readonly text: string;
  readonly tone: 'success' | 'danger' | 'muted';
}

/** Formats figures and their changes in the current language. */
export function useFigureLabels() {
  const t = useText('figures');
  const { number, date } = useLabels();
  const locale = useLocale();
  const time = (minutes: number) => formatMinutes(locale, minutes);
  const place = (value: number) => number(Math.round(value * 10) / 10);
  const unknown: Change = { text: t('change.unknown'), tone: 'muted' };
  const same: Change = { text: t('change.same'), tone: 'muted' };
  const range = (from: string, to: string) => formatDayRange(locale, from, to);

  return {
    number,
    date,
    time,
    place,
    range,
    /** The time at which a day of the figures begins where the reader is. */
    dayBegins: (day: string) => formatClock(locale, `${day}T00:00:00Z`),
    percent: (share: number) => formatPercent(locale, share),
    /** The name of a bucket, in full and for the axis. */
    bucket: ({ from, to }: { from: string; to: string }, by: FigureUnit) => ({
      name: from === to ? date(from) : range(from, to),
      tick: formatTick(locale, from, by === 'month' ? 'month' : 'day'),
    }),
    /** '+30% (12 more)'; `before` undefined: nothing was counted then. */
    countChange(now: number, before: number | undefined): Change {
      if (before === undefined) return unknown;
      if (now === before) return same;
      const difference = number(Math.abs(now - before));
      const tone = now > before ? 'success' : 'danger';
      if (before === 0) return { text: t('change.fromNone', { number: difference }), tone };
      const percent = formatPercent(locale, Math.abs(now - before) / before);
      return {
        text: t(now > before ? 'change.more' : 'change.fewer', { percent, number: difference }),
        tone,
      };
    },
    /** '1.2 further up'. */
    placeChange(now: number | undefined, before: number | undefined): Change {
      if (now === undefined || before === undefined) return unknown;
      const difference = Math.round((now - before) * 10) / 10;
      if (difference === 0) return same;
      const text = t(difference < 0 ? 'change.higher' : 'change.lower', {
        number: number(Math.abs(difference)),
      });
      return { text, tone: difference < 0 ? 'success' : 'danger' };
    },
    /** '30 min faster'. */
    timeChange(now: number | undefined, before: number | undefined): Change {
      if (now === undefined || before === undefined) return unknown;
      if (now === before) return same;
      const text = t(now < before ? 'change.faster' : 'change.slower', {
        time: time(Math.abs(now - before)),
      });
      return { text, tone: now < before ? 'success' : 'danger' };
    },
  };
}
