import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import type { MembershipPartProps } from './membership-part.ts';
import { PaymentFailureNotice } from './payment/payment-failure-notice.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { runningSubscription } from './plans.ts';
import { PlansTable } from './plans-table.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';
import { UpgradeOptions } from './upgrade-options.tsx';

/** What the company is on, what it pays, the higher plans, and its invoices. */
export function MembershipOverview(part: MembershipPartProps) {
  const { api, managed, setup, state, payment } = part;
  const { business, session } = managed;
  const running = runningSubscription(state);
  const plan = (
    <CurrentPlan
      businessID={business.businessID}
      level={state.level}
      verified={business.verified}
      products={session.products}
      setup={setup}
    />
  );
  return (
    <>
      <PaymentFailureNotice failure={payment.failure} />
      {running && <SubscriptionNotices {...part} running={running} />}
      {running ? (
        <Columns minimum={320}>
          {plan}
          <PaymentPanel {...part} running={running} />
        </Columns>
      ) : (
        plan
      )}
      {running?.status !== 'past-due' && (
        <UpgradeOptions businessID={business.businessID} level={state.level} setup={setup} />
      )}
      <PlansTable level={state.level} setup={setup} />
      {(setup.gateway !== 'none' || state.subscription) && (
        <InvoiceList api={api} businessID={business.businessID} />
      )}
    </>
  );
}
