import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { needHelpProblemOf, needHelpProblems } from './need-help-problems.ts';
import { needHelpSchema } from './send-need-help.ts';
import { usaStateIds } from './usa-states.ts';

const least = {
  firstName: 'Ana',
  lastName: 'Rossi',
  businessName: 'Viña Rossi',
  country: 'CL',
  companyPhone: '+56 (2) 2345-6789',
  email: 'ana@rossi.example',
};

/** Returns the problems by field of a valid request changed by `fields`. */
function problemsOf(fields: Record<string, unknown>): Record<string, string> {
  const { error } = z.safeParse(needHelpSchema, { ...least, ...fields });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), needHelpProblemOf(message)]),
  );
}

describe('the need-help request', () => {
  it('NHF-12: has exactly the field names of the specification, and some of our own', () => {
    const buy = [1, 2, 3, 4].map((number) => `buyProduct${number}`);
    const sell = [1, 2, 3, 4].map((number) => `sellProduct${number}`);
    expect(Object.keys(needHelpSchema.shape)).toEqual([
      ...['firstName', 'lastName', 'businessName', 'businessType', 'website', 'jobPosition', 'address'],
      ...['zipcode', 'city', 'usaState', 'country', 'companyPhone', 'companyFax', 'totalEmployees'],
      ...['salesEmployees', 'mobilePhone', 'email', ...buy, 'moreInfoBuy', ...sell, 'moreInfoSell'],
      ...['upgradeBusiness', 'upgradePlan', 'followUp', 'edition', 'language'],
    ]);
  });

  it('NHF-03 NHF-04: company telephone, e-mail, names, company and country are required, nothing else', () => {
    expect(problemsOf({})).toEqual({});
    const nothing = z.safeParse(needHelpSchema, {});
    const blank = z.safeParse(
      needHelpSchema,
      Object.fromEntries(
        Object.keys(needHelpSchema.shape).map((name) => [
          name,
          name === 'language' ? 'en' : name === 'edition' ? 'chile' : ' ',
        ]),
      ),
    );
    for (const { error } of [nothing, blank]) {
      const fields = error?.issues.filter(({ message }) => message === needHelpProblems.required);
      expect(fields?.map(({ path }) => path[0]).sort()).toEqual(Object.keys(least).sort());
      expect(error?.issues.length).toBe(6);
    }
  });

  it.each(['a@b.co', 'ana.rossi+wbn@mail.rossi.example', 'sales@bücher.example', ' ana@rossi.example '])(
    'accepts the e-mail address %s',
    (email) => expect(problemsOf({ email })).toEqual({}),
  );

  it.each([
    'ana',
    'ana@rossi',
    'ana@@rossi.example',
    'a b@rossi.example',
    'a@b.co, c@d.co',
    'Ana <a@b.co>',
    'a@-b.co',
  ])('decision 22: refuses %s as an e-mail address', (email) =>
    expect(problemsOf({ email })).toEqual({ email: 'email' }),
  );

  it.each([
    'www.rossi.example',
    'https://rossi.example/wine?year=2026',
    'rossi.example:8080',
    'HTTP://Rossi.Example',
    '',
  ])('accepts the web address %j, with or without a scheme', (website) =>
    expect(problemsOf({ website })).toEqual({}),
  );

  it.each(['rossi', 'ftp://rossi.example', 'http://', 'javascript:alert(1)', 'rossi .example'])(
    'decision 22: refuses %s as a web address',
    (website) => expect(problemsOf({ website })).toEqual({ website: 'website' }),
  );

  it.each(['companyPhone', 'companyFax', 'mobilePhone'])(
    'decision 22: %s needs eight digits and no letters',
    (field) => {
      for (const number of [
        '12345678',
        '+1 305 555 0100',
        '(02) 9374.4000/12',
        '+683 4000',
        '12345678 ext 9',
      ]) {
        expect(problemsOf({ [field]: number })).toEqual({});
      }
      for (const number of ['1234567', '555-CALL-NOW-12345678', '+ ( ) - . /', '1234567 ext 9']) {
        expect(problemsOf({ [field]: number })).toEqual({ [field]: 'phone' });
      }
    },
  );

  it.each(['totalEmployees', 'salesEmployees'])('decision 22: accepts a number or a range as %s', (field) => {
    for (const count of ['0', '12', '10-50', '10 - 50', '10–50', ''])
      expect(problemsOf({ [field]: count })).toEqual({});
    for (const count of ['many', '10-', '-5', '10-50-90', '1.5']) {
      expect(problemsOf({ [field]: count })).toEqual({ [field]: 'employees' });
    }
  });

  it('NHF-10 CON-07: refuses free texts of more than 512 characters, a line break counting as one', () => {
    expect(
      problemsOf({ moreInfoBuy: 'a'.repeat(512), moreInfoSell: `${'a'.repeat(255)}\r\n${'b'.repeat(256)}` }),
    ).toEqual({});
    expect(problemsOf({ moreInfoBuy: 'a'.repeat(513), moreInfoSell: 'a'.repeat(513) })).toEqual({
      moreInfoBuy: 'tooLong',
      moreInfoSell: 'tooLong',
    });
  });

  it('NHF-03 NHF-08: requires a state for the USA and refuses it elsewhere; 50 and DC, no territory', () => {
    expect(usaStateIds).toHaveLength(51);
    expect(new Set(usaStateIds).size).toBe(51);
    expect(problemsOf({ country: 'US', usaState: 'US-DC' })).toEqual({});
    for (const usaState of [undefined, '', 'US-PR', 'US-XX', 'CA']) {
      expect(problemsOf({ country: 'US', usaState })).toEqual({ usaState: 'usaState' });
    }
    expect(problemsOf({ country: 'CL', usaState: 'US-CA' })).toEqual({ usaState: 'noUsaState' });
    expect(problemsOf({ country: 'US', email: '' })).toEqual({ usaState: 'usaState', email: 'required' });
  });

  it('decision 22: refuses unknown codes', () => {
    expect(problemsOf({ businessType: 'MA', buyProduct1: '0001', sellProduct4: '0015' })).toEqual({});
    expect(
      problemsOf({ businessType: 'PR', buyProduct1: '0000', sellProduct4: '0016', country: 'Chile' }),
    ).toEqual({
      businessType: 'unknown',
      buyProduct1: 'unknown',
      sellProduct4: 'unknown',
      country: 'unknown',
    });
  });

  it('joins the lines of single-line fields, so that no mail header can be forged', () => {
    const parsed = z.parse(needHelpSchema, { ...least, firstName: ' Ana\r\nBcc: all@example.org ' });
    expect(parsed.firstName).toBe('Ana Bcc: all@example.org');
  });
});
