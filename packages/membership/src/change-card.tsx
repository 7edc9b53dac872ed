import { useMutation } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { changeCard } from '@wbn/contract/membership/subscription.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { useTranslation } from 'react-i18next';
import type { MembershipPartProps } from './membership-part.ts';
import { billingValuesOf } from './payment/billing-values.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import { useAttempt } from './payment/use-attempt.ts';

/** Another card for the payments that follow; what is overdue is paid with it. */
export function ChangeCard({ api, userID, managed, setup, state, payment, onDone }: MembershipPartProps) {
  const { t } = useTranslation('membership');
  const { business } = managed;
  const { businessID } = business;
  const change = useMutation(callMutation(api, changeCard));
  const attempt = useAttempt<{ businessID: string; paymentMethod: string }>();
  const isOverdue = state.subscription?.status === 'past-due';
  return (
    <Stack space="md">
      <Heading level={2} size="md">
        {t('payment.changeCard')}
      </Heading>
      <PaymentForm
        api={api}
        setup={setup}
        payment={payment}
        label={t('payment.changeCard')}
        draftKey={`wbn-billing-${userID}-${businessID}`}
        known={billingValuesOf(state.billing, business)}
        submit={t(isOverdue ? 'payment.payOverdue' : 'payment.saveCard')}
        terms={t(isOverdue ? 'payment.overdueTerms' : 'payment.cardTerms')}
        cancel={
          <ButtonLink to="?" replace variant="quiet">
            {t('back')}
          </ButtonLink>
        }
        onPay={(_values, typed, createPaymentMethod) =>
          payment.pay(() =>
            attempt(
              typed,
              async () => ({ businessID, paymentMethod: await createPaymentMethod() }),
              change.mutateAsync,
            ),
          )
        }
        onPaid={() => onDone(t('done.card'))}
      />
    </Stack>
  );
}
