import { expect, it } from 'vitest';
import { withoutSecrets } from './logging.ts';

it.each([
  ['/downloads/Zm9vYmFyYmF6', '/downloads/***'],
  ['/downloads/Zm9v?x=1', '/downloads/***?x=1'],
  [
    '/reset-password?token=abc.def&continue=https%3A%2F%2Fa.example%2F',
    '/reset-password?token=***&continue=https%3A%2F%2Fa.example%2F',
  ],
  ['/SetID/?continue=x&token=abc', '/SetID/?continue=x&token=***'],
  ['/search/businesses?search=token', '/search/businesses?search=token'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});
