import { expect, it } from 'vitest';
import { findMissingPurgeToken } from './purge-token.ts';

it('asks for PURGE_TOKEN as soon as one address is public, and never on localhost', () => {
  const local = ['http://localhost:4000', undefined, 'http://chile.localhost:4000', 'http://127.0.0.1:4100'];
  expect(findMissingPurgeToken(undefined, local)).toBeUndefined();
  expect(findMissingPurgeToken(undefined, [...local, 'https://www.wbn.example'])).toBe(
    'PURGE_TOKEN is not set: give the site and the API the same value, then restart both.',
  );
  expect(findMissingPurgeToken('a-token-of-both', ['https://www.wbn.example'])).toBeUndefined();
});
