import { describe, expect, it } from 'vitest';
import { checkRow } from './check-row.ts';
import {
  companyNameRowSchema,
  companyRowSchema,
  foundingYear,
  mapCompanyNameRow,
  mapCompanyRow,
  shortDescription,
} from './company-row.ts';

describe('shortDescription', () => {
  it('is the first sentence, despite dots in the name', () => {
    const text = '01 Communique Laboratory Inc. provides cyber security in Canada. It offers a desktop.';
    expect(shortDescription(text)).toBe('01 Communique Laboratory Inc. provides cyber security in Canada.');
  });

  it('is cut at a word with an ellipsis when the sentence is long', () => {
    const text = shortDescription(`Acme makes ${'pumps and valves, '.repeat(40)}.`);
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/(pumps|and|valves)…$/);
  });
});

it('CLM-07: rows of companies take an address for mail, which is public only when it is called so', () => {
  const row = { id: '1', name: 'Acme Valves', src: 'register', description: 'Acme Valves makes valves.' };
  const read = (email: string) => checkRow(companyRowSchema, { ...row, email });
  const mail = { email: 'info@acme.example' };
  const both = { ...mail, publicEmail: 'sales@acme.example' };
  const found = read(mail.email);
  expect('value' in found && mapCompanyRow(found.value)).toMatchObject({
    contact: {},
    notice_address: 'info@acme.example',
  });
  const shown = checkRow(companyRowSchema, { ...row, ...both });
  expect('value' in shown && mapCompanyRow(shown.value).contact).toEqual({ email: 'sales@acme.example' });
  const named = checkRow(companyNameRowSchema, { ...row, ...both });
  expect('value' in named && mapCompanyNameRow(named.value)).toMatchObject({
    contact: { email: 'sales@acme.example' },
    notice_address: 'info@acme.example',
  });
  expect(read('acme.example')).toEqual({
    faults: [
      {
        field: 'email',
        message: 'is "acme.example"; allowed is an email address such as info@company.com',
      },
    ],
  });
});

describe('foundingYear', () => {
  it('is the year named for the company itself, otherwise undefined', () => {
    expect(
      foundingYear('Its unit was founded in 2001. Acme was incorporated in 1992 and is based in Bern.'),
    ).toBe(1992);
    expect(foundingYear('Acme was founded in 2999.')).toBeUndefined();
    expect(foundingYear('Acme grew in 1992.')).toBeUndefined();
  });
});
