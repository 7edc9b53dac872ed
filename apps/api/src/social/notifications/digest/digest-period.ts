import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';

/** Mails come in the day: from so many o'clock on, and not after. */
const firstHour = 8;
const lastHour = 20;

/**
 * The day (`YYYY-MM-DD`) that a mail belongs to which is due at a moment, by the clock of the person: each day, or on Mondays. Undefined
 * when none is due.
 */
export function digestPeriod(now: Date, interval: DigestInterval, timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit' },
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  if (interval === 'none' || hour < firstHour || hour >= lastHour) return undefined;
  if (interval === 'weekly' && parts.get('weekday') !== 'Mon') return undefined;
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
