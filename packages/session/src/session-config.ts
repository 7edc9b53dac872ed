import { type TextLanguage, textLanguage } from '@wbn/edition/language.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useMemo } from 'react';

/** The hosts that a session calls, and the language of the answers. */
export interface SessionConfig {
  readonly apiUrl: string;
  readonly accountsUrl: string;
  readonly language: TextLanguage;
  /** Whoever works at the operator's desk has no profile to load. */
  readonly isDesk?: true | undefined;
}

/** The hosts and the language of the current page. */
export function useSessionConfig(): SessionConfig {
  const { api, accounts, isDesk } = useHosts();
  const language = textLanguage(useLocale());
  return useMemo(
    () => ({ apiUrl: api, accountsUrl: accounts, language, isDesk }),
    [api, accounts, language, isDesk],
  );
}
