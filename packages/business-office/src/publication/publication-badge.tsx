import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Publication } from '@wbn/contract/business/publication.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { stateOf } from './publication-state.ts';

const tones = {
  draft: 'neutral',
  unpublished: 'neutral',
  held: 'warning',
  deleted: 'warning',
  published: 'success',
} as const;

/** The publication state of a company. */
export function PublicationBadge({ publication }: { readonly publication: Publication }) {
  const t = useText('publication');
  const { date } = useLabels();
  const state = stateOf(publication);
  return (
    <Badge tone={tones[state]}>
      {t(`badge.${state}`, { date: publication.goneAt ? date(publication.goneAt) : '' })}
    </Badge>
  );
}
