import { createContext, type ReactNode, useContext } from 'react';
import type { Edition } from './edition.ts';

const EditionContext = createContext<Edition | undefined>(undefined);

/** Gives the edition's facts to everything below it. */
export function EditionProvider({ edition, children }: { edition: Edition; children: ReactNode }) {
  return <EditionContext value={edition}>{children}</EditionContext>;
}

/** The facts of the edition that is being shown; throws outside an EditionProvider. */
export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition needs an EditionProvider above it');
  return edition;
}
