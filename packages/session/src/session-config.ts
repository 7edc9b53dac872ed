import type { Language } from '@wbn/edition/language.ts';
import { useHosts, useLanguage } from '@wbn/edition/use-edition.tsx';
import { useMemo } from 'react';

/** The hosts that a session calls, and the language of the answers. */
export interface SessionConfig {
  readonly apiUrl: string;
  readonly accountsUrl: string;
  readonly language: Language;
}

/** The hosts and the language of the current page. */
export function useSessionConfig(): SessionConfig {
  const { api, accounts } = useHosts();
  const language = useLanguage();
  return useMemo(() => ({ apiUrl: api, accountsUrl: accounts, language }), [api, accounts, language]);
}
