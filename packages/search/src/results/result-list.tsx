import { BusinessResultCard } from '@wbn/business/cards/business-result-card.tsx';
import { ProductCard } from '@wbn/business/cards/product-card.tsx';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ReactNode } from 'react';
import type { FoundOutcome } from './search-outcome.ts';

/** Draws a person; the card lives in a room that search does not know. */
export type RenderUser = (profile: UserProfile) => ReactNode;

interface ResultListProps {
  readonly outcome: FoundOutcome;
  readonly label: string;
  readonly renderUser: RenderUser;
}

/** Cards of what was found: companies and people below each other, products side by side (SRCH-08..10). */
export function ResultList({ outcome, label, renderUser }: ResultListProps) {
  switch (outcome.mode) {
    case 'business':
      return (
        <Stack as="ul" aria-label={label}>
          {outcome.results.map(({ businessProfile, reactions }) => (
            <li key={businessProfile.businessID}>
              <BusinessResultCard business={businessProfile} likes={reactions.reactionCount.like} />
            </li>
          ))}
        </Stack>
      );
    case 'product':
      return (
        <Columns as="ul" minimum={260} aria-label={label}>
          {outcome.results.map((product) => (
            <li key={product.productID}>
              <ProductCard product={product} />
            </li>
          ))}
        </Columns>
      );
    case 'user':
      return (
        <Stack as="ul" aria-label={label}>
          {outcome.results.map((profile) => (
            <li key={profile.userID}>{renderUser(profile)}</li>
          ))}
        </Stack>
      );
  }
}
