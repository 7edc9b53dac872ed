import { BusinessCard } from '@wbn/cards/business/business-card.tsx';
import { type CompareKind, comparePath } from '@wbn/cards/compare/compare-path.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ComponentProps, ReactNode } from 'react';

interface SimilarSectionProps {
  readonly kind: CompareKind;
  readonly id: string;
  readonly cards: readonly { readonly id: string; readonly card: ReactNode }[];
}

interface SimilarBusinessesProps {
  readonly id: string;
  readonly businesses: readonly ComponentProps<typeof BusinessCard>['business'][];
}

/** Companies similar to a company; renders nothing without any. */
export function SimilarBusinesses({ id, businesses }: SimilarBusinessesProps) {
  const cards = businesses.map((one) => ({ id: one.businessID, card: <BusinessCard business={one} /> }));
  return cards.length > 0 && <SimilarSection kind="businesses" id={id} cards={cards} />;
}

interface SimilarProductsProps {
  readonly id: string;
  readonly products: readonly ComponentProps<typeof ProductCard>['product'][];
}

/** Similar products of other companies; renders nothing without any. */
export function SimilarProducts({ id, products }: SimilarProductsProps) {
  const cards = products.map((one) => ({
    id: one.productID,
    card: <ProductCard product={{ ...one, specs: [] }} level={3} />,
  }));
  return cards.length > 0 && <SimilarSection kind="products" id={id} cards={cards} />;
}

/** Cards with a link that compares the first of them with the page's subject. */
function SimilarSection({ kind, id, cards }: SimilarSectionProps) {
  const t = useText('compare');
  const path = usePath();
  const ids = [id, ...cards.map((one) => one.id)].slice(0, comparedLimit);
  return (
    <Stack as="section" aria-labelledby="similar" data-print="hide">
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
