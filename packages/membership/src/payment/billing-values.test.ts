import { taxIdTypeOf } from '@wbn/contract/membership/tax-id.ts';
import { findProblems, problemsOfReply } from '@wbn/forms/edit/form-shape.ts';
import { describe, expect, it } from 'vitest';
import { type BillingValues, billingShape, taxIdName, toBilling } from './billing-values.ts';

const empty: BillingValues = {
  name: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  taxId: '',
};
const filled = { ...empty, name: 'Harbour Gear', email: 'a@harbour.example', line1: '1 Quay', country: 'AU' };

describe('billing details (MEM-04)', () => {
  it('ask each country for its own tax id, and some for none', () => {
    expect(['AU', 'IT', 'GB', 'BR', 'MC', ''].map((country) => taxIdTypeOf(country))).toEqual([
      'au_abn',
      'eu_vat',
      'gb_vat',
      'br_cnpj',
      undefined,
      undefined,
    ]);
    expect([taxIdName('au_abn'), taxIdName('eu_vat')]).toEqual(['ABN', 'VAT']);
  });

  it('are sent without empty fields', () => {
    expect(toBilling({ ...filled, city: ' ', taxId: ' 51824753556 ' })).toEqual({
      name: 'Harbour Gear',
      email: 'a@harbour.example',
      address: { line1: '1 Quay', country: 'AU' },
      taxId: { type: 'au_abn', value: '51824753556' },
    });
    expect(toBilling({ ...filled, country: 'MC', taxId: '1' }).taxId).toBeUndefined();
    expect(toBilling({ ...filled, country: 'GR', taxId: '123 456 789' }).taxId?.value).toBe('EL123456789');
  });

  it('show each error beside its field, as the API does', () => {
    expect(findProblems(billingShape, empty, empty)).toEqual({
      name: 'required',
      email: 'email',
      line1: 'required',
      country: 'required',
    });
    expect(findProblems(billingShape, { ...filled, taxId: '1', city: 'x'.repeat(121) }, empty)).toEqual({
      city: 'tooLong',
      taxId: 'taxId',
    });
    expect(
      problemsOfReply(billingShape, filled, {
        'billing.address.postalCode': 'must have at most 20 characters',
        'taxId.value': 'is not an ABN',
      }),
    ).toEqual({ postalCode: 'tooLong', taxId: 'taxId' });
  });
});
