import { expect, it } from 'vitest';
import { generateRecoveryCodes, normalizeRecoveryCode } from './recovery-codes.ts';

it('recovery codes have no characters that look alike, and are all different', () => {
  const codes = generateRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[^01258bilosuvz-]{6}-[^01258bilosuvz-]{6}$/);
});

it('recovery codes are read however they are typed', () => {
  for (const typed of ['K7MQFE-3HX9TD', 'k7mqfe 3hx9td', 'k7mqfe3hx9td', 'k7mqfe–3hx9td'])
    expect(normalizeRecoveryCode(typed)).toBe('k7mqfe-3hx9td');
  // Earlier codes were shorter and are case-sensitive.
  expect(normalizeRecoveryCode('aB3dE-fG4hI')).toBe('aB3dE-fG4hI');
});
