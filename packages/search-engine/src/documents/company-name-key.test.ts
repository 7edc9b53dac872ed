import { describe, expect, it } from 'vitest';
import { companyNameKey } from './company-name-key.ts';

describe('companyNameKey', () => {
  it.each([
    ['Siemens AG', 'siemens'],
    ['SIEMENS, A.G.', 'siemens'],
    ['Philips N.V.', 'philips'],
    ['The Coca-Cola Company', 'cocacola'],
    ['H&M', 'hm'],
    ['Enel S.p.A.', 'enel'],
    ['A.P. Møller - Mærsk A/S', 'apmollermaersk'],
    ['Toyota 株式会社', 'toyota'],
    ['Co.', 'co'],
  ])('%s is known as %s', (name, key) => {
    expect(companyNameKey(name)).toBe(key);
  });
});
