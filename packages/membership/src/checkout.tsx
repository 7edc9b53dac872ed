import { useMutation } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { PaidLevel } from '@wbn/contract/membership/membership-plans.ts';
import { subscribe } from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import type { MembershipPartProps } from './membership-part.ts';
import { billingValuesOf, toBilling } from './payment/billing-values.ts';
import * as styles from './payment/payment.css.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import { useIdempotentWrite } from './payment/use-payment.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { planIn, usePlanLabels } from './plans.ts';

interface CheckoutProps extends MembershipPartProps {
  readonly level: PaidLevel;
}

/** Buys a membership by card: a summary beside the payment form (MEM-04). */
export function Checkout({ api, userID, office, setup, state, payment, onDone, level }: CheckoutProps) {
  const t = useText('membership');
  const { name, money } = usePlanLabels();
  const { business } = office;
  const { businessID } = business;
  const buy = useMutation(callMutation(api, subscribe));
  const attempt = useIdempotentWrite<CallInput<typeof subscribe>['body']>();
  const plan = planIn(setup, level);
  const price = money(plan.price, setup.currency);
  return (
    <div className={styles.checkout}>
      <PlanSummary
        plan={plan}
        now={state.level}
        rows={[[t('checkout.today'), price]]}
        note={t('checkout.renewal')}
      />
      <PaymentForm
        api={api}
        setup={setup}
        payment={payment}
        label={t('checkout.title', { plan: name(level) })}
        draftKey={`wbn-billing-${userID}-${businessID}`}
        known={billingValuesOf(state.billing, business)}
        submit={t('checkout.purchase')}
        terms={t('checkout.terms', { price })}
        cancel={
          <ButtonLink to="?" replace variant="quiet">
            {t('back')}
          </ButtonLink>
        }
        onPay={(values, typed, createPaymentMethod) =>
          payment.pay(() => {
            const { email, taxId } = toBilling(values);
            const makeBody = async () => ({
              businessID,
              paymentMethod: await createPaymentMethod(),
              planId: plan.planId,
              email,
              ...(taxId && { taxId }),
            });
            return attempt([typed, plan.planId], makeBody, buy.mutateAsync);
          })
        }
        onPaid={() => onDone(t('done.checkout'))}
      />
    </div>
  );
}
