import { useMutation, useQuery } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { Subscription } from '@wbn/contract/membership/payment-shapes.ts';
import { changePlan, previewPlanChange } from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import type { MembershipPartProps } from './membership-part.ts';
import { PaymentFailureNotice } from './payment/payment-form.tsx';
import { useIdempotentWrite } from './payment/use-payment.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { planIn, usePlanLabels } from './plans.ts';

interface UpgradeProps extends MembershipPartProps {
  readonly level: PaidLevel;
}

/** Upgrades a running membership after showing what it charges now and later. */
export function Upgrade({ api, office, setup, state, payment, onDone, level }: UpgradeProps) {
  const t = useText('membership');
  const { money, name } = usePlanLabels();
  const { date, number } = useLabels();
  const { businessID } = office.business;
  const plan = planIn(setup, level);
  const { planId } = plan;
  // The charge of today decreases daily, so it is not cached.
  const preview = useQuery({
    ...callQuery(api, previewPlanChange, { query: { businessID, planId } }),
    gcTime: 0,
  });
  const change = useMutation(callMutation(api, changePlan));
  const attempt = useIdempotentWrite<{ businessID: string; planId: string }>();
  const upgrade = () =>
    payment
      .pay(() => attempt(planId, async () => ({ businessID, planId }), change.mutateAsync))
      .then(
        () => onDone(t('done.checkout')),
        // `usePayment` shows the error.
        () => undefined,
      );
  const back = (
    <ButtonLink to="?" replace variant="quiet">
      {t('back')}
    </ButtonLink>
  );
  if (preview.isError) {
    const again = (
      <Inline>
        <Button variant="secondary" onClick={() => void preview.refetch()}>
          {t('retry')}
        </Button>
        {back}
      </Inline>
    );
    return (
      <Surface as="div" padding="none">
        <ErrorState title={t('upgrade.previewFailed')} action={again} />
      </Surface>
    );
  }
  if (!preview.data) {
    return (
      <Surface as="div" padding="lg" aria-busy="true">
        <Skeleton lines={6} />
      </Surface>
    );
  }
  const { dueNow, renewal, renewsAt, currency } = preview.data;
  const until = date(renewsAt);
  const later = t('upgrade.later', { date: until });
  const present = state.subscription && planIn(setup, state.subscription.level);
  const share =
    state.subscription && yearShare(dueNow, plan.price - (present?.price ?? 0), state.subscription);
  const how = share &&
    present && {
      plan: name(level),
      present: name(present.level),
      difference: money(plan.price - present.price, currency),
      left: number(share.left),
      whole: number(share.whole),
      amount: money(dueNow, currency),
      date: until,
    };
  return (
    <Stack space="md">
      <PlanSummary
        plan={plan}
        now={state.level}
        rows={[
          [later, money(renewal, currency)],
          [t('upgrade.now'), money(dueNow, currency)],
        ]}
        note={[how && t('upgrade.how', how), t('upgrade.note')].filter(Boolean).join(' ')}
      />
      <PaymentFailureNotice failure={payment.failure} />
      <Stack space="sm">
        {state.card && <MutedText>{t('upgrade.card', { last4: state.card.last4 })}</MutedText>}
        <Inline>
          <Button loading={payment.paying} onClick={upgrade}>
            {t('upgrade.confirm', { plan: name(level), amount: money(dueNow, currency) })}
          </Button>
          <ButtonLink to="?change=card" variant="secondary">
            {t('payment.changeCard')}
          </ButtonLink>
          {back}
        </Inline>
      </Stack>
    </Stack>
  );
}

/**
 * The days of the year for which the difference of two prices is charged; undefined when the provider adds something else, for example tax.
 * @param difference of the yearly prices, in cents like `dueNow`.
 */
function yearShare(dueNow: number, difference: number, { periodStart, periodEnd }: Subscription) {
  const whole = Math.round((Date.parse(periodEnd) - Date.parse(periodStart)) / 86_400_000);
  const left = Math.round((dueNow / difference) * whole * 1_000) / 1_000;
  return left > 0 && left <= whole ? { left, whole } : undefined;
}
