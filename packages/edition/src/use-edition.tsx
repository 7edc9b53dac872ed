import { createContext, type ReactNode, useContext } from 'react';
import type { Edition } from './edition.ts';
import type { Language } from './language.ts';
import type { EditionId } from './network.ts';

/** Origins of the product's parts, with scheme and without trailing slash. */
export interface Hosts {
  readonly site: string;
  readonly accounts: string;
  readonly api: string;
  /** The operator's desk: its origin is no site, and nobody there has a profile. */
  readonly isDesk?: true;
  /** Development only: the edition on plain `localhost`, and that origin. */
  readonly fallback?: { readonly edition: EditionId; readonly site: string } | undefined;
}

/** The current edition, language and hosts. */
export interface EditionView {
  readonly edition: Edition;
  readonly language: Language;
  readonly hosts: Hosts;
}

const EditionContext = createContext<EditionView | undefined>(undefined);

/** Provides the edition to all components below it. */
export function EditionProvider({ view, children }: { view: EditionView; children: ReactNode }) {
  return <EditionContext value={view}>{children}</EditionContext>;
}

function useEditionView(): EditionView {
  const view = useContext(EditionContext);
  if (!view) throw new Error('useEdition needs an EditionProvider above it');
  return view;
}

/** Returns the facts of the current edition. */
export function useEdition(): Edition {
  return useEditionView().edition;
}

/** Returns the current language. */
export function useLanguage(): Language {
  return useEditionView().language;
}

/** Returns the origins of site, account pages and API. */
export function useHosts(): Hosts {
  return useEditionView().hosts;
}

/** Returns the edition's label in the current language (EDN-03). */
export function useEditionLabel(): string {
  const { edition, language } = useEditionView();
  return edition.label[language];
}
