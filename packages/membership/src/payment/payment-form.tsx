import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { findProblems } from '@wbn/forms/edit/form-shape.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionSetup } from '../plans.ts';
import { BillingFields } from './billing-fields.tsx';
import { type BillingValues, billingShape, toBilling } from './billing-values.ts';
import type { CardEntry } from './card-entry.ts';
import { CardFields } from './card-fields.tsx';
import * as styles from './payment.css.ts';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { useBillingForm } from './use-billing-form.ts';
import type { Payment } from './use-payment.ts';

interface PaymentFormProps {
  readonly api: ApiClient;
  readonly setup: SubscriptionSetup;
  readonly payment: Payment;
  readonly label: string;
  readonly draftKey: string;
  readonly known: BillingValues;
  /** What the button says and, above it, what pressing it means. */
  readonly submit: string;
  readonly terms: string;
  readonly cancel: ReactNode;
  /** Pays with what stands in the form; `typed` changes when any of it does, and holds nothing of the card. */
  readonly onPay: (
    values: BillingValues,
    typed: unknown,
    createPaymentMethod: () => Promise<string>,
  ) => Promise<void>;
  readonly onPaid: () => void;
}

/** Card and address with the button that pays (MEM-04): to buy a membership, and to change its card. */
export function PaymentForm(props: PaymentFormProps) {
  const { api, setup, payment, label, draftKey, known, submit, terms, cancel, onPay, onPaid } = props;
  const { t } = useTranslation('membership');
  const id = useId();
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
  // What is wrong has the focus, from the top.
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
      <Section id={`${id}-card`} title={t('form.card')}>
        <CardFields ref={card} api={api} setup={setup} onChange={() => void cardChanges.current++} />
      </Section>
      <Section id={`${id}-billing`} title={t('form.billing')} hint={t('form.billingHint')}>
        <BillingFields api={api} form={form} />
      </Section>
      <PaymentFailureNotice failure={payment.failure} />
      <Stack space="sm">
        <Text size="sm" tone="muted">
          {terms}
        </Text>
        <Inline>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          {cancel}
        </Inline>
        <Text size="sm" tone="muted" role="status">
          {busy ? t('form.busy') : ''}
        </Text>
      </Stack>
    </form>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Section({ id, title, hint, children }: SectionProps) {
  return (
    <Surface padding="lg" aria-labelledby={id}>
      <Stack space="md">
        <Stack space="xxs">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {hint && (
            <Text size="sm" tone="muted">
              {hint}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Surface>
  );
}
