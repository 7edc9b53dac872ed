import type { BusinessAddress } from '@wbn/cards/business/business-path.ts';
import { BusinessResultCard } from '@wbn/cards/business/business-result-card.tsx';
import { LazyCompareToggle } from '@wbn/cards/compare/lazy-compare-toggle.tsx';
import { UserResultCard } from '@wbn/cards/person/user-result-card.tsx';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ReactNode } from 'react';
import * as styles from './result-list.css.ts';
import type { FoundOutcome } from './search-outcome.ts';

/** Renders the button that saves a company; `among` are all companies of the page. */
export type DrawSave = (
  business: { readonly businessID: string; readonly name: string },
  among: readonly string[],
) => ReactNode;

interface ResultListProps {
  readonly outcome: FoundOutcome;
  readonly label: string;
  /** Absent: companies cannot be saved. */
  readonly drawSave: DrawSave | undefined;
  /** A list of promoted results precedes this one. */
  readonly followsPromoted?: boolean;
  /** Makes the list a place that links and the focus can go to. */
  readonly id?: string;
}

/** Cards of the results: companies and people in a column, products in a grid (SRCH-08..10). */
export function ResultList(props: ResultListProps) {
  return (
    <div id={props.id} tabIndex={props.id === undefined ? undefined : -1} className={styles.list}>
      <Cards {...props} />
    </div>
  );
}

function Cards({ outcome, label, drawSave, followsPromoted = false }: ResultListProps) {
  const among = companiesOf(outcome).map(({ businessID }) => businessID);
  /** Actions at the end of a card: compare and save. */
  const actions = (compare: ReactNode, { businessID, general }: BusinessAddress) => (
    <div className={styles.actions}>
      {compare}
      {drawSave?.({ businessID, name: general.companyName }, among)}
    </div>
  );
  switch (outcome.mode) {
    case 'business':
      return (
        <Stack as="ul" aria-label={label}>
          {withPromoted(outcome, followsPromoted, (hit) => hit.businessProfile.businessID).map(
            ({ hit: { businessProfile, reactions, ...hit }, promoted }) => (
              <li key={businessProfile.businessID}>
                <BusinessResultCard
                  business={businessProfile}
                  likes={reactions.reactionCount.like}
                  promoted={promoted}
                  {...hit}
                  action={actions(
                    <LazyCompareToggle
                      kind="businesses"
                      of={{ id: businessProfile.businessID, name: businessProfile.general.companyName }}
                    />,
                    businessProfile,
                  )}
                />
              </li>
            ),
          )}
        </Stack>
      );
    case 'product':
      return (
        <Columns as="ul" minimum={260} aria-label={label}>
          {withPromoted(outcome, followsPromoted, (hit) => hit.productID).map(
            ({ hit: { match, nameRanges, ...product }, promoted }) => (
              <li key={product.productID}>
                <ProductCard
                  product={product}
                  promoted={promoted}
                  match={match}
                  nameRanges={nameRanges}
                  action={actions(
                    <LazyCompareToggle kind="products" of={{ id: product.productID, name: product.name }} />,
                    product.businessProfile,
                  )}
                />
              </li>
            ),
          )}
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

/** Returns all companies of the page including promoted ones, so that one call loads which are saved. */
function companiesOf(outcome: FoundOutcome): readonly BusinessAddress[] {
  if (outcome.mode === 'user') return [];
  return [...(outcome.promoted ?? []), ...outcome.results].map(({ businessProfile }) => businessProfile);
}

/** Puts promoted results first and removes them from the other results. */
function withPromoted<Hit>(
  {
    results,
    promoted = [],
  }: { readonly results: readonly Hit[]; readonly promoted?: readonly Hit[] | undefined },
  followsPromoted: boolean,
  idOf: (hit: Hit) => string,
): { readonly hit: Hit; readonly promoted: boolean }[] {
  const ids = new Set(promoted.map(idOf));
  return [
    ...(followsPromoted ? [] : promoted).map((hit) => ({ hit, promoted: true })),
    ...results.filter((hit) => !ids.has(idOf(hit))).map((hit) => ({ hit, promoted: false })),
  ];
}
