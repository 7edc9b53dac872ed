import { needHelpSchema } from '@wbn/contract/need-help/send-need-help.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/need-help/en.json' with { type: 'json' };
import { checkNeedHelp } from './check-need-help.ts';
import { honeypotName, needHelpNames, readValues } from './need-help-values.ts';

describe('values of the need-help form', () => {
  it('NHF-12: the form has the fields of the contract, and a label for each', () => {
    const ours = [...needHelpNames, honeypotName, 'edition', 'language'];
    expect(ours.toSorted()).toEqual(Object.keys(needHelpSchema.shape).toSorted());
    expect(Object.keys(en.field).toSorted()).toEqual(needHelpNames.toSorted());
  });

  it('NHF-03: omits a state that was chosen before the country changed', () => {
    const form = new Map([
      ['country', 'AU'],
      ['usaState', 'US-CA'],
      ['city', ''],
      ['other', 'x'],
    ]);
    expect(readValues((name) => form.get(name))).toEqual({ country: 'AU' });
    form.set('country', 'US');
    expect(readValues((name) => form.get(name))).toEqual({ country: 'US', usaState: 'US-CA' });
  });

  it('decision 22: finds the same problems in the browser as the API', () => {
    expect(checkNeedHelp({ country: 'US', companyPhone: '12', firstName: 'Ana' })).toEqual({
      lastName: 'required',
      businessName: 'required',
      companyPhone: 'phone',
      email: 'required',
      usaState: 'usaState',
    });
  });

  it('uses the wording of the specification', () => {
    expect([en.heading, en.noFee]).toEqual(['NEED BUSINESS HELP?', 'NO FEE APPLIED']);
    expect([en.reset, en.submit]).toEqual(['Reset Form', 'Submit to WBN']);
    expect([en.select, en.selectState]).toEqual(['Select', 'Select one state']);
    expect(en.success).toBe('Request sent successfully, you will be contact soon!');
    expect(en.failure).toBe('There was an error processing your request, please try again in a few hours!');
  });
});
