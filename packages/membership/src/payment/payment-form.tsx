import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { findProblems } from '@wbn/forms/edit/form-shape.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SubscriptionSetup } from '../plans.ts';
import { BillingFields, useBillingForm } from './billing-fields.tsx';
import { type BillingValues, billingShape, toBilling } from './billing-values.ts';
import type { CardEntry } from './card-entry.ts';
import { CardFields } from './card-fields.tsx';
import * as styles from './payment.css.ts';
import type { Payment, PaymentFailure } from './use-payment.tsx';

/** Says why nothing was paid (MEM-07, MEM-08); announced to screen readers. */
export function PaymentFailureNotice({ failure }: { readonly failure: PaymentFailure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" title={failure.title}>
      {failure.reason && <Text size="sm">{failure.reason}</Text>}
    </Notice>
  );
}

interface PaymentFormProps {
  readonly api: ApiClient;
  readonly setup: SubscriptionSetup;
  readonly payment: Payment;
  readonly label: string;
  readonly draftKey: string;
  readonly known: BillingValues;
  /** The button's label and, above it, what pressing it means. */
  readonly submit: string;
  readonly terms: string;
  readonly cancel: ReactNode;
  /** Pays with the form's values; `typed` changes with any of them and contains nothing of the card. */
  readonly onPay: (
    values: BillingValues,
    typed: unknown,
    createPaymentMethod: () => Promise<string>,
  ) => Promise<void>;
  readonly onPaid: () => void;
}

/** Card and address with the button that pays (MEM-04), for buying a membership and for changing its card. */
export function PaymentForm(props: PaymentFormProps) {
  const { api, setup, payment, label, draftKey, known, submit, terms, cancel, onPay, onPaid } = props;
  const t = useText('membership');
  const element = useRef<HTMLFormElement>(null);
  const card = useRef<CardEntry>(null);
  const cardChanges = useRef(0);
  const [refusals, setRefusals] = useState(0);
  const form = useBillingForm({
    draftKey,
    known,
    save: (values) =>
      onPay(values, [values, cardChanges.current], () => {
        if (!card.current) throw new Error('The card form is not there');
        return card.current.createPaymentMethod(toBilling(values));
      }),
    onSaved: onPaid,
  });
  // Focuses the first field with an error.
  useEffect(() => {
    if (refusals + form.refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, form.refusals]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.saving || payment.paying || !card.current) return;
    payment.setFailure(undefined);
    const isCardFilled = await card.current.check();
    if (isCardFilled) return form.save();
    form.refuse(findProblems(billingShape, form.values, form.values));
    setRefusals((last) => last + 1);
  };
  const busy = form.saving || payment.paying;
  return (
    <form ref={element} noValidate aria-label={label} onSubmit={handleSubmit} className={styles.form}>
      <Panel title={t('form.card')}>
        <CardFields ref={card} api={api} setup={setup} onChange={() => void cardChanges.current++} />
      </Panel>
      <Panel title={t('form.billing')} hint={t('form.billingHint')}>
        <BillingFields api={api} form={form} />
      </Panel>
      <PaymentFailureNotice failure={payment.failure} />
      <Stack space="sm">
        <MutedText>{terms}</MutedText>
        <Inline>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          {cancel}
        </Inline>
        <MutedText role="status">{busy ? t('form.busy') : ''}</MutedText>
      </Stack>
    </form>
  );
}
