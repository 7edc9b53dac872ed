import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { membershipCurrency } from '@wbn/contract/membership/membership-plans.ts';
import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { type CardEntryProps, CardError } from '../payment/card-entry.ts';
import * as styles from '../payment/payment.css.ts';
import { appearanceOf, watchTheme } from './appearance.ts';
import { loadStripeOnce } from './load-stripe.ts';

interface StripeCardFieldsProps extends CardEntryProps {
  readonly publicKey: string;
}

/** Stripe's card form (MEM-09): the card goes from its frame to Stripe and never through this page. */
export function StripeCardFields({ publicKey, ref, onChange }: StripeCardFieldsProps) {
  const t = useText('membership');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<{ stripe: Stripe; elements: StripeElements }>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  /** Counts failures; each one loads the form again. */
  const [attempt, setAttempt] = useState(0);
  const handleChange = useEffectEvent(onChange);

  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    const mount = async () => {
      const stripe = await loadStripeOnce(publicKey);
      const place = box.current;
      if (isGone || !place) return;
      const elements = stripe.elements({
        mode: 'setup',
        currency: membershipCurrency,
        allowedPaymentMethodTypes: ['card'],
        paymentMethodCreation: 'manual',
        locale: locale.split('-')[0] as StripeElementLocale,
        appearance: appearanceOf(place),
      });
      const card = elements.create('payment', {
        fields: { billingDetails: 'never' },
        terms: { card: 'never' },
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      });
      card.on('change', () => handleChange());
      card.on('ready', () => setState('ready'));
      card.on('loaderror', () => setState('failed'));
      card.mount(place);
      form.current = { stripe, elements };
      const stopWatching = watchTheme(() => elements.update({ appearance: appearanceOf(place) }));
      unmount = () => {
        stopWatching();
        card.destroy();
        form.current = null;
      };
    };
    mount().catch(() => setState('failed'));
    return () => {
      isGone = true;
      unmount();
    };
  }, [publicKey, locale, attempt]);

  useImperativeHandle(ref, () => ({
    // Stripe marks errors and moves the focus in its own frame.
    check: async () => form.current !== null && !(await form.current.elements.submit()).error,
    createPaymentMethod: async (billing) => {
      if (!form.current) throw new CardError(t('card.formFailed'));
      const { stripe, elements } = form.current;
      const params = { billing_details: toStripe(billing) };
      const { error, paymentMethod } = await stripe.createPaymentMethod({ elements, params });
      if (error) throw new CardError(error.message ?? t('card.formFailed'));
      return paymentMethod.id;
    },
  }));

  if (state === 'failed') {
    const again = () => {
      setState('loading');
      setAttempt((last) => last + 1);
    };
    return (
      <LoadError title={t('card.formFailed')} retry={t('retry')} onRetry={again}>
        {t('card.formFailedBody')}
      </LoadError>
    );
  }
  return (
    <div className={styles.stripeFields} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton lines={5} />}
      <div ref={box} />
    </div>
  );
}

/** Every field, because Stripe requires those that its frame was told not to ask for. */
function toStripe({ name, email, address }: BillingDetails) {
  const { line1, line2 = '', city = '', state = '', postalCode = '', country } = address;
  return { name, email, phone: '', address: { line1, line2, city, state, postal_code: postalCode, country } };
}
