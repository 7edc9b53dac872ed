import { type CompareKind, comparePath } from '@wbn/cards/compare/compare-path.ts';
import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SimilarSectionProps {
  readonly kind: CompareKind;
  /** Whose page it is. */
  readonly id: string;
  readonly cards: readonly { readonly id: string; readonly card: ReactNode }[];
}

/** What is like the subject of a page, and the way to see the first of it beside it. */
export function SimilarSection({ kind, id, cards }: SimilarSectionProps) {
  const { t } = useTranslation('compare');
  const path = usePath();
  const ids = [id, ...cards.map((one) => one.id)].slice(0, comparedLimit);
  return (
    <Stack as="section" aria-labelledby="similar">
      <Inline justify="between" align="baseline">
        <Heading level={2} size="md" id="similar">
          {t(kind === 'products' ? 'similarProducts' : 'similarBusinesses')}
        </Heading>
        <TextLink to={path(comparePath(kind, ids))} rel="nofollow">
          {t('withThese')}
        </TextLink>
      </Inline>
      <Columns as="ul" minimum={260} swipe>
        {cards.map(({ id: key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </Columns>
    </Stack>
  );
}
