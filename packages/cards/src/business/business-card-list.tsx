import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { type ReactNode, useId } from 'react';
import { BusinessCard } from './business-card.tsx';
import type { CardBusiness } from './card-business.ts';

interface BusinessCardListProps {
  readonly title: string;
  readonly businesses: readonly CardBusiness[];
  /** Link to the full list, beside the title. */
  readonly more?: ReactNode;
  /** On phones the cards form one row to swipe. */
  readonly swipe?: boolean;
}

/** A titled group of company cards (WID-01). */
export function BusinessCardList({ title, businesses, more, swipe = false }: BusinessCardListProps) {
  const titleId = useId();
  return (
    <Stack as="section" space={swipe ? 'sm' : 'md'} aria-labelledby={titleId}>
      <Inline space="sm" align="baseline" justify="between">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {more}
      </Inline>
      <Columns as="ul" minimum={260} swipe={swipe}>
        {businesses.map((business) => (
          <li key={business.businessID}>
            <BusinessCard business={business} brief={swipe} />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
