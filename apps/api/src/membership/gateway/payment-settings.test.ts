import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('readPaymentSettings', () => {
  it('chooses the test gateway without keys on localhost, and no provider on a public address', () => {
    expect(readPaymentSettings({})).toEqual({ kind: 'test' });
    expect(readPaymentSettings({ PUBLIC_SITE_URL: 'http://chile.localhost:4000' })).toEqual({ kind: 'test' });
    expect(readPaymentSettings({ PUBLIC_SITE_URL: 'https://www.wbn.example' })).toEqual({ kind: 'none' });
    expect(readPaymentSettings({ PUBLIC_API_URL: 'https://api.wbn.example' })).toEqual({ kind: 'none' });
  });

  it('chooses Stripe when its keys are set', () => {
    expect(readPaymentSettings({ ...keys, PUBLIC_SITE_URL: 'https://www.wbn.example' })).toMatchObject({
      kind: 'stripe',
      publishableKey: 'pk_test_1',
      webhookSecrets: ['whsec_1'],
    });
    expect(readPaymentSettings({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' })).toMatchObject({
      webhookSecrets: ['whsec_1', 'whsec_2'],
    });
  });

  it('refuses keys that do not belong together', () => {
    expect(() => readPaymentSettings({ ...keys, STRIPE_WEBHOOK_SECRET: undefined })).toThrow(
      'must be set together',
    );
    expect(() => readPaymentSettings({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
      'both be live keys',
    );
    expect(() =>
      readPaymentSettings({
        ...keys,
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_API_URL: 'http://127.0.0.1:12111',
      }),
    ).toThrow('test keys only');
  });
});
