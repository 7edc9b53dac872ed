import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { isNameText } from '@wbn/contract/shared/name-text.ts';
import { isWebAddress, tidyWebAddress } from '@wbn/contract/shared/web-address.ts';
import { iso31661 } from 'iso-3166';
import * as z from 'zod';

/** Sources that are ours: a file cannot write over what members typed or the product made itself. */
export const ownSources = ['demo', 'seed', 'member', 'import-brand'] as const;

const countryCodes = new Set(iso31661.map(({ alpha2 }) => alpha2 as string));

export function textField(longest: number) {
  const allowed = `text of 1 to ${longest.toLocaleString('en')} characters`;
  return z.string(allowed).min(1, allowed).max(longest, allowed);
}

/** A name that can be found: with a letter or digit of any script. */
export function nameField(longest: number) {
  return textField(longest).refine(isNameText, 'a name with a letter or a digit');
}

export const idField = textField(200);

export const sourceField = z
  .string('a short name such as financedatabase')
  .regex(/^[\w.-]{1,60}$/, 'a short name of letters, digits, dots and dashes')
  .refine(
    (source) => !(ownSources as readonly string[]).includes(source),
    `any name but ${ownSources.join(', ')}`,
  );

export const countryField = z
  .string('two capital letters (ISO 3166-1)')
  .refine((code) => countryCodes.has(code), 'two capital letters (ISO 3166-1), such as DE');

export const industryField = z.string('0001 to 0015').regex(/^00(0[1-9]|1[0-5])$/, '0001 to 0015');

export const businessTypesField = z
  .array(z.enum(businessTypeCodes, businessTypeCodes.join(', ')), `a list of ${businessTypeCodes.join(', ')}`)
  .min(1, `at least one of ${businessTypeCodes.join(', ')}`);

/** A web address; without a scheme it gets one, so that a page can link to it. */
export const websiteField = z
  .string('a web address')
  .max(500, 'a web address of up to 500 characters')
  .transform(tidyWebAddress)
  .refine(isWebAddress, 'an address that begins with http:// or https:// and names a host');
