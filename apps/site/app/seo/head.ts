import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { MetaDescriptor, UIMatch } from 'react-router-dom';
import { type PageFacts, pageMeta } from './page-meta.ts';

interface HeadArgs {
  readonly loaderData: { readonly head: PageFacts } | undefined;
  readonly matches: readonly (Pick<UIMatch, 'loaderData'> | undefined)[];
}

/** The `meta` of every route: from `head` of its loader, with edition and language of the root. */
export function headMeta({ loaderData, matches }: HeadArgs): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { readonly view: EditionView } | undefined;
  return root && loaderData ? pageMeta(root.view, loaderData.head) : [];
}
