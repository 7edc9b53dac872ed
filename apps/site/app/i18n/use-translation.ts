import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Texts, Translate } from './texts.ts';

export interface TextsView {
  readonly texts: Texts;
  /** Told which namespaces a render uses; on the server only. */
  readonly onUse?: ((namespace: string) => void) | undefined;
}

export const TextsContext = createContext<TextsView | undefined>(undefined);

/** Gives the texts of the language to everything below it. */
export function TextsProvider({ view, children }: { view: TextsView; children: ReactNode }) {
  return createElement(TextsContext, { value: view }, children);
}

/** Stands in for react-i18next's hook in the site's bundles; see vite.config.ts and Texts. */
export function useTranslation(namespace = 'site'): { t: Translate } {
  const view = useContext(TextsContext);
  if (!view) throw new Error('useTranslation needs a TextsProvider above it');
  view.onUse?.(namespace);
  return { t: view.texts.of(namespace) };
}
