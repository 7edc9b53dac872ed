import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimsSchema } from '../verification/verification.ts';
import { billingDetailsSchema, taxIdSchema } from './payment-shapes.ts';
import { readTaxId, sampleTaxId, taxIdTypeOf, taxIdTypes } from './tax-id.ts';

describe('MEM-04 checks tax ids and writes them in the form of their country', () => {
  it.each([
    ['eu_vat', 'it 123.456.789-01', '', 'IT12345678901'],
    ['eu_vat', '12345678901', 'IT', 'IT12345678901'],
    ['eu_vat', 'GR 123456789', '', 'EL123456789'],
    ['eu_vat', '123456789', 'GR', 'EL123456789'],
    ['eu_vat', 'ＤＥ１２３４５６７８９', '', 'DE123456789'],
    ['eu_vat', 'ATU12345678', '', 'ATU12345678'],
    ['eu_vat', 'U12345678', 'AT', 'ATU12345678'],
    ['eu_vat', 'DE12345', '', undefined],
    ['eu_vat', 'US123456789', '', undefined],
    ['eu_vat', '123456789', '', undefined],
    ['eu_vat', 'xi 123 4567 89', '', 'XI123456789'],
    ['eu_vat', 'DE\u2011123\u2013456\u200b789', '', 'DE123456789'],
    ['gb_vat', '123 4567 89', '', 'GB123456789'],
    ['ch_vat', 'che123456789', '', 'CHE-123.456.789'],
    ['us_ein', '123456789', '', '12-3456789'],
    ['br_cnpj', '01234456543210', '', '01.234.456/5432-10'],
    ['cl_tin', '12345678k', '', '12.345.678-K'],
    ['au_abn', '51 824 753 556', '', '51824753556'],
    ['au_abn', '5182475355', '', undefined],
  ] as const)('%s %j of %j is %j', (type, value, country, written) => {
    expect(readTaxId(type, value, country)).toBe(written);
  });

  it('accepts the example of each country as it is shown', () => {
    const countries = new Set([
      ...taxIdTypes.filter((type) => type !== 'eu_vat').map((type) => type.slice(0, 2).toUpperCase()),
      'GR',
      'IT',
      'AT',
      'SE',
    ]);
    for (const country of countries) {
      const type = taxIdTypeOf(country);
      if (type)
        expect([country, readTaxId(type, sampleTaxId(country))]).toEqual([country, sampleTaxId(country)]);
    }
  });

  it('writes a VAT id in a verification claim in its official form', () => {
    const written = (taxNumber: string) => z.parse(claimsSchema, { taxNumber }).taxNumber;
    expect(['de 123 456 789', '12/345/67890', 'DE 12345'].map(written)).toEqual([
      'DE123456789',
      '12/345/67890',
      'DE 12345',
    ]);
  });

  it('stores a tax id in its official form, and refuses another with an example that is accepted', () => {
    expect(z.parse(taxIdSchema, { type: 'eu_vat', value: 'it 12345678901' }).value).toBe('IT12345678901');
    const refused = z.safeParse(taxIdSchema, { type: 'eu_vat', value: '123' });
    expect(refused.error?.issues[0]).toMatchObject({
      path: ['value'],
      message: expect.stringContaining('IT12345678901'),
    });
    const address = { line1: '1 Quay', country: 'AU' };
    const billing = { name: 'Acme', email: 'a&b@例子.中国', address };
    expect(z.parse(billingDetailsSchema, billing).email).toBe('a&b@xn--fsqu00a.xn--fiqs8s');
    expect(z.safeParse(billingDetailsSchema, { ...billing, email: 'a@b c.de' }).success).toBe(false);
  });
});
