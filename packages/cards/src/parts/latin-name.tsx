import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

/** The Latin transcription of a company name in another script, shown below the name. */
export function LatinName({ general }: { readonly general: Pick<BusinessCard['general'], 'latinName'> }) {
  if (general.latinName === undefined) return null;
  return <MutedText dir="ltr">{general.latinName}</MutedText>;
}
