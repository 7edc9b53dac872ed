import { createContext, type ReactNode, useContext } from 'react';
import type { Edition } from './edition.ts';
import type { Language } from './language.ts';
import type { EditionId } from './network.ts';

/** Where the parts of the product answer, each with scheme and without a trailing slash. */
export interface Hosts {
  readonly site: string;
  readonly accounts: string;
  readonly api: string;
  /** At home only: the edition that plain `localhost` shows, and that address. */
  readonly fallback?: { readonly edition: EditionId; readonly site: string } | undefined;
}

/** What is being shown: which edition, in which language, on which hosts. */
export interface EditionView {
  readonly edition: Edition;
  readonly language: Language;
  readonly hosts: Hosts;
}

const EditionContext = createContext<EditionView | undefined>(undefined);

/** Gives the edition's facts to everything below it. */
export function EditionProvider({ view, children }: { view: EditionView; children: ReactNode }) {
  return <EditionContext value={view}>{children}</EditionContext>;
}

function useEditionView(): EditionView {
  const view = useContext(EditionContext);
  if (!view) throw new Error('useEdition needs an EditionProvider above it');
  return view;
}

/** The facts of the edition that is being shown. */
export function useEdition(): Edition {
  return useEditionView().edition;
}

/** The language that is being shown. */
export function useLanguage(): Language {
  return useEditionView().language;
}

/** Where site, account pages and API answer. */
export function useHosts(): Hosts {
  return useEditionView().hosts;
}

/** The country label of the edition in the language that is being shown (EDN-03). */
export function useEditionLabel(): string {
  const { edition, language } = useEditionView();
  return edition.label[language];
}
