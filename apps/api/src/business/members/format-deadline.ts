import type { Language } from '@wbn/contract/shared/language.ts';

/** Formats the end of an offer for a mail, in UTC. */
export function formatDeadline(time: Date, language: Language): string {
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
}
