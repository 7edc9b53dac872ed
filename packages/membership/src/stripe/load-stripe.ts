import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loading: Promise<Stripe> | undefined;

/** Loads Stripe with our public key once from js.stripe.com. Rejects when its script cannot be loaded; a later call tries again. */
export function loadStripeOnce(publicKey: string): Promise<Stripe> {
  loading ??= load(publicKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(publicKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('Stripe runs in browsers only');
  return stripe;
}
