import { type EditionView, useEdition, useHosts, useLanguage } from '@wbn/edition/use-edition.tsx';
import { type ReactNode, useContext } from 'react';
import { TextsContext } from '../i18n/use-translation.ts';
import * as styles from './cached-fragment.css.ts';

interface CachedFragmentProps {
  readonly name: string;
  /** Data that the fragment is drawn from, compared by identity; the fragment is drawn anew when it changes. */
  readonly data?: unknown;
  /** False where it is not the same as elsewhere: it is then drawn like any other part. */
  readonly same?: boolean;
  readonly children: ReactNode;
}

export interface FragmentRequest {
  readonly name: string;
  readonly view: EditionView;
  readonly data: unknown;
  readonly children: ReactNode;
}

/** Draws a fragment, or gives what it drew before, and tells which namespaces of texts are in it. */
export type FragmentRenderer = (request: FragmentRequest) => { html: string; namespaces: Iterable<string> };

let renderFragment: FragmentRenderer | undefined;

/** The server calls this once; browsers never do. */
export function provideFragmentRenderer(renderer: FragmentRenderer): void {
  renderFragment = renderer;
}

/**
 * Furniture that is the same on every page of an edition in a language. The server draws it once and then only copies
 * the text, which halves the work of a page; browsers bring it to life like everything else. What is inside may depend on
 * edition, language and `data`, never on the address.
 */
export function CachedFragment({ name, data, same = true, children }: CachedFragmentProps) {
  const view = { edition: useEdition(), language: useLanguage(), hosts: useHosts() };
  const texts = useContext(TextsContext);
  if (!renderFragment || !same) return <div className={styles.fragment}>{children}</div>;
  const { html, namespaces } = renderFragment({ name, view, data, children });
  for (const namespace of namespaces) texts?.onUse?.(namespace);
  return <div className={styles.fragment} dangerouslySetInnerHTML={{ __html: html }} />;
}
