import type { Language } from '@wbn/edition/language.ts';
import { useHosts, useLanguage } from '@wbn/edition/use-edition.tsx';
import { useMemo } from 'react';

/** Where a session's calls go, and in which language they are answered. */
export interface SessionPlace {
  readonly apiUrl: string;
  readonly accountsUrl: string;
  readonly language: Language;
}

/** The hosts and the language that are being shown. */
export function useSessionPlace(): SessionPlace {
  const { api, accounts } = useHosts();
  const language = useLanguage();
  return useMemo(() => ({ apiUrl: api, accountsUrl: accounts, language }), [api, accounts, language]);
}
