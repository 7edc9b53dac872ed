import { reportFailure } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import Stripe from 'stripe';
import { createStripeClient } from '../membership/stripe/stripe-client.ts';
import { syncPlans } from '../membership/stripe/stripe-prices.ts';
import { readSettings } from '../settings.ts';

try {
  const [verb, ...rest] = process.argv.slice(2);
  if (verb !== 'plans' || rest.length > 0)
    throw new UsageError(
      'Say what to do: pnpm stripe plans makes the prices of membership-plans.json at Stripe.',
    );
  const { payment } = readSettings(process.env);
  if (payment.kind !== 'stripe')
    throw new UsageError('Stripe has no keys: set STRIPE_SECRET_KEY and its two companions.');
  for (const sentence of await syncPlans(createStripeClient(payment))) console.log(sentence);
} catch (error) {
  const isStripe = error instanceof Stripe.errors.StripeError;
  process.exitCode = reportFailure(isStripe ? new UsageError(`Stripe says: ${error.message}`) : error);
}
