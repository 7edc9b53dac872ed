import type { BusinessCard as BusinessCardData } from '@wbn/contract/business/business.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { useId } from 'react';
import { BusinessCard } from './business-card.tsx';

interface BusinessCardListProps {
  readonly title: string;
  readonly businesses: readonly BusinessCardData[];
}

/** A titled group of company cards (WID-01). */
export function BusinessCardList({ title, businesses }: BusinessCardListProps) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      <Columns as="ul" minimum={260}>
        {businesses.map((business) => (
          <li key={business.businessID}>
            <BusinessCard business={business} />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
