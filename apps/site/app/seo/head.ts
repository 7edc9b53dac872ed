import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { MetaDescriptor, UIMatch } from 'react-router-dom';
import { type Packed, unpack } from '../data/packed.ts';
import { errorMeta } from './error-meta.ts';
import { type PageFacts, pageMeta } from './page-meta.ts';

interface HeadArgs {
  readonly loaderData: { readonly head: PageFacts } | undefined;
  readonly matches: readonly (Pick<UIMatch, 'loaderData'> | undefined)[];
  /** What this route's own error page shows. */
  readonly error?: unknown;
}

/** The `meta` of every route: its loader says what the page is, the root knows edition and language. */
export function headMeta({ loaderData, matches, error }: HeadArgs): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { readonly view: Packed<EditionView> } | undefined;
  if (root && error) return errorMeta(unpack(root.view), error);
  return root && loaderData ? pageMeta(unpack(root.view), loaderData.head) : [];
}
