import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has the defaults that the README promises', () => {
  expect(readSettings({ ACCOUNTS_PORT: '' })).toMatchObject({ port: 4001, siteUrl: 'http://localhost:4000' });
});

it.each([
  [{ ACCOUNTS_PORT: 'x' }, "ACCOUNTS_PORT must be a whole number from 1 to 65535, but is 'x'."],
  [{ PUBLIC_SITE_URL: 'javascript:1' }, /^PUBLIC_SITE_URL must be an address/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal/],
])('%j is one clear sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
