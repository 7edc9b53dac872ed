import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { changeBilling, changeCard } from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ProblemList } from '@wbn/forms/edit/problem-list.tsx';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { cacheMembership } from './membership-changes.ts';
import type { MembershipPartProps } from './membership-part.ts';
import { BillingFields, useBillingForm } from './payment/billing-fields.tsx';
import { billingValuesOf, toBilling } from './payment/billing-values.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import { useIdempotentWrite } from './payment/use-payment.tsx';

/** Changes the card of the next payments; an overdue invoice is paid with it. */
export function ChangeCard({ api, userID, office, setup, state, payment, onDone }: MembershipPartProps) {
  const t = useText('membership');
  const { business } = office;
  const { businessID } = business;
  const change = useMutation(callMutation(api, changeCard));
  const attempt = useIdempotentWrite<{ businessID: string; paymentMethod: string }>();
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

/** Changes the payer's details on the next invoices. */
export function ChangeBilling({ api, userID, office, state, onDone }: MembershipPartProps) {
  const t = useText('membership');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const { business } = office;
  const element = useRef<HTMLFormElement>(null);
  const { businessID } = business;
  const client = useQueryClient();
  const change = useMutation({
    ...callMutation(api, changeBilling),
    onSuccess: (saved) => cacheMembership(client, businessID, saved),
  });
  const form = useBillingForm({
    draftKey: `wbn-billing-${userID}-${businessID}`,
    known: billingValuesOf(state.billing, business),
    save: async (values) => {
      try {
        await change.mutateAsync({ body: { businessID, billing: toBilling(values) } });
      } catch (error) {
        if (!office.fail(error)) toast(errorMessage(toApiError(error)), 'danger');
        throw error;
      }
    },
    onSaved: () => onDone(t('done.billing')),
  });
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form ref={element} noValidate aria-label={t('payment.changeBilling')} onSubmit={handleSubmit}>
      <Panel title={t('payment.changeBilling')} hint={t('payment.billingHint')}>
        <ProblemList form={form} />
        <BillingFields api={api} form={form} />
        <Inline>
          <Button type="submit" loading={form.saving}>
            {t('save')}
          </Button>
          <ButtonLink to="?" replace variant="quiet">
            {t('back')}
          </ButtonLink>
        </Inline>
      </Panel>
    </form>
  );
}
