import { isLocalAddress } from '@wbn/host/settings/local-address.ts';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';

/**
 * Which provider takes payments: Stripe when its keys are set; without keys the test gateway on localhost and none on a public address,
 * where the membership screen says that payment is not set up.
 */
export type PaymentSettings =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      /** Two secrets while one replaces the other. */
      readonly webhookSecrets: readonly string[];
      /** Address of a stand-in for Stripe, in tests. */
      readonly apiUrl: string | undefined;
    }
  | { readonly kind: 'test' }
  | { readonly kind: 'none' };

interface Variables {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly PUBLIC_SITE_URL?: string | undefined;
  readonly PUBLIC_API_URL?: string | undefined;
  readonly PUBLIC_ACCOUNTS_URL?: string | undefined;
}

/** Throws SettingsError for keys that do not belong together. */
export function readPaymentSettings(values: Variables): PaymentSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = values;
  if (!secretKey && !publishableKey && !webhookSecret) return { kind: isPublic(values) ? 'none' : 'test' };
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new SettingsError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together.',
    );
  if (secretKey.startsWith('sk_live_') !== publishableKey.startsWith('pk_live_'))
    throw new SettingsError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.',
    );
  if (apiUrl && secretKey.startsWith('sk_live_'))
    throw new SettingsError('STRIPE_API_URL goes with test keys only.');
  return { kind: 'stripe', secretKey, publishableKey, webhookSecrets: webhookSecret.split(','), apiUrl };
}

/** Whether other computers can reach the installation. */
function isPublic(values: Variables): boolean {
  const addresses = [values.PUBLIC_SITE_URL, values.PUBLIC_API_URL, values.PUBLIC_ACCOUNTS_URL];
  return addresses.some((address) => address !== undefined && !isLocalAddress(address));
}
