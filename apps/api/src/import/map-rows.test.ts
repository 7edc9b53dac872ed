import { describe, expect, it } from 'vitest';
import { checkRow } from './check-row.ts';
import { companyNameRowSchema, companyRowSchema, mapCompanyNameRow, mapCompanyRow } from './company-row.ts';
import { matchCategories } from './match-categories.ts';
import { recogniseKind } from './parse-rows.ts';
import { mapProductRow, productRowSchema } from './product-row.ts';

const company = {
  id: 'c1',
  name: 'Acme',
  country: 'CA',
  description: 'Acme makes robots.',
  src: 'test-file',
};

describe('companies', () => {
  it('maps a row to our columns and leaves unknown ones empty', () => {
    const row = companyRowSchema.parse({
      ...company,
      state: 'ON',
      website: 'www.acme.example',
      industryId: '0001',
      businessTypes: ['DI', 'MA'],
      description: 'Acme makes industrial robots. Acme was founded in 1992.',
    });
    expect(mapCompanyRow(row)).toMatchObject({
      source: 'test-file',
      source_id: 'c1',
      business_type: 'DI',
      state_id: 'CA-ON',
      year_established: 1992,
      contact: { website: 'https://www.acme.example' },
      category_ids: ['0001.01'],
      city: null,
    });
  });

  it('converts HTML in descriptions to text', () => {
    const description = '<p>Acme &amp; sons.</p><ul><li>Robots</li></ul>';
    const row = companyRowSchema.parse({ ...company, description });
    expect(mapCompanyRow(row).general_description).toBe('Acme & sons.\n\n- Robots');
    const lamp = productRowSchema.parse({ id: 'p1', name: 'Lamp', src: 'test-file', description });
    expect(mapProductRow(lamp).description).toBe('Acme & sons.\n\n- Robots');
  });

  it('names the field of each error, its value and what is allowed', () => {
    const faultsOf = (change: object) => {
      const checked = checkRow(companyRowSchema, { ...company, ...change });
      return 'faults' in checked ? checked.faults.map(({ field, message }) => `${field}: ${message}`) : [];
    };
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ country: 'UK' })).toEqual([
      'country: is "UK"; allowed is two capital letters (ISO 3166-1), such as DE',
    ]);
    expect(faultsOf({ name: 7 })).toEqual(['name: is 7; allowed is text of 1 to 200 characters']);
    expect(faultsOf({ description: undefined })).toEqual([
      'description: is missing; allowed is text of 1 to 20,000 characters',
    ]);
    expect(faultsOf({ businessTypes: ['MA', 'XX'] })).toEqual([
      'businessTypes.1: is "XX"; allowed is MA, DI, WS, IM, EX, RE, IN, CO, GO',
    ]);
    expect(faultsOf({ website: 'javascript:alert(1)' })).toHaveLength(1);
    expect(faultsOf({ src: 'member' })).toEqual([
      'src: is "member"; allowed is any name but demo, seed, member, import-brand',
    ]);
    expect(faultsOf({ industryId: '0016', name: 'x'.repeat(201) })).toEqual([
      'name: is a text of 201 characters; allowed is text of 1 to 200 characters',
      'industryId: is "0016"; allowed is 0001 to 0015',
    ]);
  });
});

describe('names', () => {
  it('keeps other names for the search, and splits a phone only where that is certain', () => {
    const row = companyNameRowSchema.parse({
      id: 'n1',
      name: 'Т-Банк',
      altNames: { en: 'T-Bank', he: 'טי-בנק' },
      officialName: 'Т-Банк',
      countries: ['RU'],
      category: 'shop/furniture',
      industryId: '0012',
      phone: '+49 9261 628000',
      yearEstablished: 1994,
      src: 'list',
    });
    expect(mapCompanyNameRow(row)).toMatchObject({
      company_name: 'Т-Банк',
      alternative_names: ['T-Bank', 'טי-בנק'],
      country: 'RU',
      business_type: 'RE',
      short_description: 'Furniture shop',
      year_established: 1994,
      contact: { phone: { countryCode: '+49', businessPhoneNumber: '9261 628000' } },
    });
    const { contact, country } = mapCompanyNameRow({ ...row, phone: '4058160490', countries: ['CA', 'US'] });
    expect(contact).toMatchObject({ phone: { countryCode: '', businessPhoneNumber: '4058160490' } });
    expect(country).toBeNull();
  });
});

describe('products', () => {
  const product = { id: 'p1', name: 'Solar inverter', brand: 'ABB Ltd', price: 4995, src: 'icecat' };

  it('converts prices of every source to cents, and keeps long specs whole', () => {
    const value = 'long '.repeat(900);
    const map = (change: object) => mapProductRow(productRowSchema.parse({ ...product, ...change }));
    expect(map({}).price).toEqual({ amount: 4995, currency: 'USD' });
    expect(map({ src: 'dummyjson', price: 799.99 }).price).toEqual({ amount: 79999, currency: 'USD' });
    expect(map({ price: undefined }).price).toBeNull();
    expect(map({ specs: [{ key: 'a', value }], ean: ['1', '2'] })).toMatchObject({
      specs: [{ key: 'a', value }],
      ean: '1',
      owner_key: 'abb',
    });
    expect(map({ keywords: 'CMOS MUX', category: 'mens-shoes' }).keywords).toEqual([
      'mens shoes',
      'CMOS',
      'MUX',
    ]);
  });
});

describe('categories', () => {
  it('are those whose name the text contains completely, most specific first, and never by vague words', () => {
    expect(matchCategories('0001', '', 'They build articulated robots and industrial robots.')[0]).toEqual({
      categoryId: '0001.01',
      subCategoryId: '0001.01.01',
    });
    expect(matchCategories('0001', 'General industrial equipment and services', '')).toEqual([]);
    expect(matchCategories(undefined, 'Industrial robots', '')).toEqual([]);
  });
});

describe('recogniseKind', () => {
  const rows = (values: Record<string, unknown>) => [{ line: 1, values }];

  it('recognizes a file by its members', () => {
    expect(recogniseKind(rows(company))).toBe('companies');
    expect(recogniseKind(rows({ name: 'x', countries: ['DE'], category: 'shop/car' }))).toBe('names');
    expect(recogniseKind(rows({ name: 'x', countries: ['France'], brand: 'y' }))).toBe('products');
  });

  it('asks when it is ambiguous', () => {
    expect(() => recogniseKind(rows({ name: 'x' }))).toThrow('add --kind companies');
  });
});
