import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

/** The name of a company in Latin letters, below one that has none. */
export function LatinName({ general }: { readonly general: Pick<BusinessCard['general'], 'latinName'> }) {
  if (general.latinName === undefined) return null;
  return <MutedText dir="ltr">{general.latinName}</MutedText>;
}
