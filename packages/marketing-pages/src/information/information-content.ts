import { createContext, useContext } from 'react';

/** A heading of a text with the headings below it, as `@stefanprobst/rehype-extract-toc` gives it. */
export interface TocEntry {
  readonly value: string;
  readonly depth: number;
  readonly id?: string;
  readonly children?: readonly TocEntry[];
}

interface LinkedText {
  /** Short name, for links. */
  readonly link: string;
  readonly description: string;
}

/** The words of an informational page around its text. */
export interface InformationContent {
  readonly heading: string;
  readonly lead: string | undefined;
  readonly tableOfContents: readonly TocEntry[];
  /** Of the tips and the membership pages, by their paths. */
  readonly linked: Readonly<Record<string, LinkedText>>;
}

export const LinkedTextsContext = createContext<InformationContent['linked']>({});

/** Name and description of another informational page. Throws an Error for a page that is neither a tip nor a membership page. */
export function useLinkedText(path: string): LinkedText {
  const text = useContext(LinkedTextsContext)[path];
  if (!text) throw new Error(`Nothing is known of the page ${path}`);
  return text;
}
