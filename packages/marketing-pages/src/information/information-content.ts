import { createContext, useContext } from 'react';

/** A heading with its sub-headings, as returned by `@stefanprobst/rehype-extract-toc`. */
export interface TocEntry {
  readonly value: string;
  readonly depth: number;
  readonly id?: string;
  readonly children?: readonly TocEntry[];
}

interface LinkedText {
  /** Short name for links. */
  readonly link: string;
  readonly description: string;
}

/** The texts of an informational page around its body. */
export interface InformationContent {
  readonly heading: string;
  readonly lead: string | undefined;
  readonly tableOfContents: readonly TocEntry[];
  /** Link texts of the tips and membership pages by path. */
  readonly linked: Readonly<Record<string, LinkedText>>;
}

export const LinkedTextsContext = createContext<InformationContent['linked']>({});

/**
 * Returns name and description of another informational page. Throws for a page that is neither a tip nor a
 * membership page.
 */
export function useLinkedText(path: string): LinkedText {
  const text = useContext(LinkedTextsContext)[path];
  if (!text) throw new Error(`Nothing is known of the page ${path}`);
  return text;
}
