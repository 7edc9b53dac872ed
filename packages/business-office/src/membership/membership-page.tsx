import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { NextPlan } from './next-plan.tsx';
import { PlansTable } from './plans-table.tsx';

interface MembershipPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Parameter of the route. */
  readonly id: string;
}

/** What the company's plan gives it, and what a higher one would (RT-24); for its owner. */
export function MembershipPage({ api, id }: MembershipPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="membership" may={['owner']}>
      {({ business, session }) => (
        <Stack space="md">
          <Columns minimum={320}>
            <CurrentPlan
              level={business.subscription}
              verified={business.verified}
              products={session.products}
            />
            <NextPlan businessID={business.businessID} level={business.subscription} />
          </Columns>
          <PlansTable level={business.subscription} />
        </Stack>
      )}
    </ManageFrame>
  );
}
