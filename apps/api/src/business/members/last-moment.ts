import type { Language } from '@wbn/contract/shared/language.ts';

/** The last moment of an offer as a mail says it, in UTC. */
export function lastMoment(time: Date, language: Language): string {
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
}
