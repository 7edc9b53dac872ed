import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { confirmClaim } from '../claims/claims.ts';
import { readOneTimeCode } from './one-time-code.ts';

const typed = [
  '123456',
  '123-456',
  '123 456',
  '123\u200b456',
  '\u200b123456',
  '１２３４５６',
  '123–456',
  '123‑456',
  '123\u00a0456',
];

it.each(typed)('SES-16: reads the one-time code %j, also of a claim', (code) => {
  expect(readOneTimeCode(code)).toBe('123456');
  expect(confirmClaim.body && z.parse(confirmClaim.body, { code })).toEqual({ code: '123456' });
});

it('SES-16: leaves recovery codes as they are', () => {
  expect(readOneTimeCode(' k7mqfe-3hx9td\u200b')).toBe('k7mqfe-3hx9td');
});
