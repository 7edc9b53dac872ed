import { verificationScreenPath } from '@wbn/cards/business/business-path.ts';
import { MembershipBadge } from '@wbn/cards/business/membership-badge.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { InvoiceList } from './invoice-list.tsx';
import * as styles from './membership.css.ts';
import type { MembershipPartProps } from './membership-part.ts';
import { PaymentFailureNotice } from './payment/payment-form.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { planIn, runningSubscription, type SubscriptionSetup, usePlanLabels } from './plans.ts';
import { PlansTable } from './plans-table.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';

interface CurrentPlanProps {
  readonly businessID: string;
  readonly level: MembershipLevel;
  readonly verified: boolean;
  readonly products: ProductSlots;
  readonly setup: SubscriptionSetup;
}

/** The company's plan, whether it is verified (MEM-02), and how many product slots it uses. */
function CurrentPlan({ businessID, level, verified, products, setup }: CurrentPlanProps) {
  const t = useText('membership');
  const { number } = useLabels();
  const path = usePath();
  const { price } = usePlanLabels();
  const { used, total, hidden = 0 } = products;
  const note = level === 'standard' ? 'plan.notVerified' : 'plan.notVerifiedPaid';
  return (
    <Panel title={t('plan.current')}>
      <Columns minimum={340} space="lg">
        <Stack space="sm">
          <div>
            <p className={styles.price}>{price(planIn(setup, level))}</p>
            <Inline space="xxs">
              <MembershipBadge level={level} />
              <VerifiedBadge verified={verified} showUnverified />
            </Inline>
          </div>
          <Text size="sm" tone="muted">
            {t(verified ? 'plan.verified' : note)}{' '}
            <TextLink to={path(verificationScreenPath(businessID))}>{t('plan.verification')}</TextLink>
          </Text>
        </Stack>
        <Stack space="xs">
          <Progress
            label={t('plan.slots')}
            value={Math.min(used, total)}
            max={total}
            valueText={t('plan.slotsUsed', { used: number(used), total: number(total) })}
          />
          <MutedText>{room()}</MutedText>
        </Stack>
      </Columns>
    </Panel>
  );

  function room(): string {
    if (hidden > 0) return t('plan.slotsHidden', { count: hidden });
    if (used > total) return t('plan.slotsOver');
    return used === total ? t('plan.slotsFull') : t('plan.slotsFree', { count: total - used });
  }
}

/** The current plan, its payments, all plans, and the invoices. */
export function MembershipOverview(part: MembershipPartProps) {
  const { api, office, setup, state, payment } = part;
  const { business, session } = office;
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
      <PlansTable
        businessID={business.businessID}
        level={state.level}
        setup={setup}
        mayChoose={running?.status !== 'past-due'}
      />
      {(setup.gateway !== 'none' || state.subscription) && (
        <InvoiceList api={api} businessID={business.businessID} />
      )}
    </>
  );
}
