import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { businessTypeCodes } from '../catalog/business-type-codes.ts';
import { paidLevels } from '../membership/membership-plans.ts';
import { languages } from '../shared/language.ts';
import { isMailAddress, mailAddressLimit, normalizeMailAddress } from '../shared/mail-address.ts';
import { oneLine } from '../shared/name-text.ts';
import { isWebAddress, normalizeWebAddress } from '../shared/web-address.ts';
import { splitExtension } from '../social/phone-extension.ts';
import { plainPhone } from '../social/phone-number.ts';
import { needHelpProblems as problems } from './need-help-problems.ts';
import { usaStateIds } from './usa-states.ts';

/** Maximum length of the two free texts, in characters (NHF-10). */
export const freeTextLimit = 512;
/** Maximum length of a single-line field, in characters. */
export const lineLimit = 120;

const line = (limit = lineLimit) =>
  z.string(problems.required).check(z.overwrite(oneLine), z.maxLength(limit, problems.tooLong));
const required = (limit = lineLimit) => line(limit).check(z.minLength(1, problems.required));
/** Accepts an empty text or one of this form. Longer texts pass, because the length check reports them. */
const isOf = (isFormed: (text: string) => boolean, limit: number) => (text: string) =>
  text === '' || text.length > limit || isFormed(text);
const formed = (isFormed: (text: string) => boolean, problem: string, limit: number) =>
  z.optional(line(limit).check(z.refine(isOf(isFormed, limit), problem)));
const choice = (isKnown: (code: string) => boolean) =>
  z.optional(line().check(z.refine((code) => code === '' || isKnown(code), problems.unknown)));

const isWebsite = (text: string) => isWebAddress(normalizeWebAddress(text));
const isPhone = (text: string) =>
  /^(?=(?:\D*\d){8}|\s*\+\s?(?:290|683|690)(?:\D*\d){4})[\d\s+()\-./]+$/.test(
    splitExtension(plainPhone(text)).number,
  );
const isEmployees = (text: string) => /^\d{1,7}(?:\s?[-–]\s?\d{1,7})?$/.test(text.normalize('NFKC'));

const phoneLimit = 40;
const isBusinessType = (code: string) => (businessTypeCodes as readonly string[]).includes(code);
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const industry = choice((code) => /^00(0[1-9]|1[0-5])$/.test(code));
const freeText = z.optional(
  z.string().check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.maxLength(freeTextLimit, problems.tooLong),
  ),
);

/**
 * Fields of the need-help form (NHF-12), all as text; unfilled ones are empty or absent. Required are the two that
 * the form marks (company telephone, e-mail) and those without which nobody can help: first and last name, company,
 * country. The state is required in the USA and refused elsewhere.
 */
export const needHelpSchema = z
  .object({
    firstName: required(),
    lastName: required(),
    businessName: required(200),
    businessType: choice(isBusinessType),
    website: formed(isWebsite, problems.website, 250),
    jobPosition: choice((code) => /^[a-z-]+$/.test(code)),
    address: z.optional(line(250)),
    zipcode: z.optional(line(20)),
    city: z.optional(line()),
    usaState: z.optional(line()),
    country: required().check(z.refine((code) => code === '' || /^[A-Z]{2}$/.test(code), problems.unknown)),
    companyPhone: required(phoneLimit).check(z.refine(isOf(isPhone, phoneLimit), problems.phone)),
    companyFax: formed(isPhone, problems.phone, phoneLimit),
    totalEmployees: formed(isEmployees, problems.employees, 20),
    salesEmployees: formed(isEmployees, problems.employees, 20),
    mobilePhone: formed(isPhone, problems.phone, phoneLimit),
    email: required(mailAddressLimit).check(
      z.overwrite(normalizeMailAddress),
      z.refine(isOf(isMailAddress, mailAddressLimit), problems.email),
    ),
    buyProduct1: industry,
    buyProduct2: industry,
    buyProduct3: industry,
    buyProduct4: industry,
    moreInfoBuy: freeText,
    sellProduct1: industry,
    sellProduct2: industry,
    sellProduct3: industry,
    sellProduct4: industry,
    moreInfoSell: freeText,
    /** A company and the requested paid plan: both or neither. */
    upgradeBusiness: choice((id) => isId.test(id)),
    upgradePlan: z.optional(z.pipe(line(), z.enum(['', ...paidLevels], problems.unknown))),
    /**
     * Honeypot: hidden from people, so a request that fills it in comes from a bot. It is answered with success and
     * discarded.
     */
    followUp: z.optional(z.string().check(z.maxLength(1000, problems.tooLong))),
    /** Edition id and page language of the form. */
    edition: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, problems.unknown))),
    language: z.optional(z.enum(languages)),
  })
  .check(
    z.refine(({ country, usaState }) => country !== 'US' || usaStateIds.includes(usaState ?? ''), {
      path: ['usaState'],
      error: problems.usaState,
      // Runs even when other fields are wrong, so that all problems are reported together.
      when: ({ value }) => hasCountry(value),
    }),
    z.refine(({ upgradeBusiness, upgradePlan }) => !upgradeBusiness === !upgradePlan, {
      path: ['upgradePlan'],
      error: problems.unknown,
    }),
    z.refine(({ country, usaState }) => country === 'US' || !usaState, {
      path: ['usaState'],
      error: problems.noUsaState,
      when: ({ value }) => hasCountry(value),
    }),
  );

function hasCountry(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'country' in value && typeof value.country === 'string'
  );
}

export type NeedHelp = z.output<typeof needHelpSchema>;

/** Open to anyone (NHF-15); limited to ten per hour and address. */
export const sendNeedHelp = defineCall({
  name: 'send-need-help',
  summary:
    'Asks the operator for help in buying or selling; the request is stored and mailed to the operator',
  method: 'POST',
  path: 'needhelp/send',
  body: needHelpSchema,
  data: z.object({ requestID: z.string() }),
  errors: ['ValidationError', 'Conflict', 'TooManyRequests'],
  idempotent: true,
});
