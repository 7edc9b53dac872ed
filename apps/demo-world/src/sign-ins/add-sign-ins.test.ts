import { expect, it } from 'vitest';
import { mayHaveSignIns } from './add-sign-ins.ts';

it('adds no sign-in with a published password on a public address', () => {
  const live = { PUBLIC_ACCOUNTS_URL: 'https://accounts.wbn.example', NODE_ENV: 'production' };
  expect(mayHaveSignIns(live)).toBe(false);
  expect(mayHaveSignIns({ ...live, PUBLIC_ACCOUNTS_URL: 'https://localhost.evil.example' })).toBe(false);
  expect(mayHaveSignIns({ ...live, PUBLIC_ACCOUNTS_URL: 'not an address' })).toBe(false);
  expect(mayHaveSignIns({ ...live, PUBLIC_ACCOUNTS_URL: 'http://localhost:4001' })).toBe(true);
  expect(mayHaveSignIns({ NODE_ENV: 'production' })).toBe(true);
  expect(mayHaveSignIns({ ...live, NODE_ENV: 'development' })).toBe(true);
});
