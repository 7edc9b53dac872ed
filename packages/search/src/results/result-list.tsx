import { BusinessResultCard } from '@wbn/cards/business/business-result-card.tsx';
import { LateCompareToggle } from '@wbn/cards/compare/late-compare-toggle.tsx';
import { UserResultCard } from '@wbn/cards/person/user-result-card.tsx';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import * as styles from './result-list.css.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface ResultListProps {
  readonly outcome: FoundOutcome;
  readonly label: string;
}

/** Cards of what was found: companies and people below each other, products side by side (SRCH-08..10). */
export function ResultList(props: ResultListProps) {
  return (
    <div className={styles.list}>
      <Cards {...props} />
    </div>
  );
}

function Cards({ outcome, label }: ResultListProps) {
  switch (outcome.mode) {
    case 'business':
      return (
        <Stack as="ul" aria-label={label}>
          {outcome.results.map(({ businessProfile, reactions, ...hit }) => (
            <li key={businessProfile.businessID}>
              <BusinessResultCard
                business={businessProfile}
                likes={reactions.reactionCount.like}
                {...hit}
                action={
                  <LateCompareToggle
                    kind="businesses"
                    of={{ id: businessProfile.businessID, name: businessProfile.general.companyName }}
                  />
                }
              />
            </li>
          ))}
        </Stack>
      );
    case 'product':
      return (
        <Columns as="ul" minimum={260} aria-label={label}>
          {outcome.results.map(({ match, nameRanges, ...product }) => (
            <li key={product.productID}>
              <ProductCard
                product={product}
                match={match}
                nameRanges={nameRanges}
                action={
                  <LateCompareToggle kind="products" of={{ id: product.productID, name: product.name }} />
                }
              />
            </li>
          ))}
        </Columns>
      );
    case 'user':
      return (
        <Stack as="ul" aria-label={label}>
          {outcome.results.map((profile) => (
            <li key={profile.userID}>
              <UserResultCard profile={profile} />
            </li>
          ))}
        </Stack>
      );
  }
}
