import { joinExtension, splitExtension } from '@wbn/contract/social/phone-extension.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import { iso31662 } from 'iso-3166';
import * as z from 'zod';
import { htmlToText } from '../business/product-csv/html-to-text.ts';
import {
  businessTypesField,
  countryField,
  emailField,
  idField,
  industryField,
  nameField,
  sourceField,
  textField,
  websiteField,
} from './check-row.ts';
import { matchCategories } from './match-categories.ts';
import type { IncomingBusiness } from './merge-rows.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const longest = 200;

/** Returns the first sentence of a description, cut at a word when it is too long for a card. */
export function shortDescription(description: string): string {
  const beginning = description.slice(0, 1_000);
  let text = '';
  for (const { segment } of sentences.segment(beginning)) {
    text += segment;
    // 'Acme Co. Ltd. makes ...': too short for a sentence, so the dot belongs to an abbreviation.
    if (text.trim().length >= 40) break;
  }
  text = text.replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '').toWellFormed()}…`;
}

const founded = /\bwas (?:founded|incorporated|established) in (1[5-9]\d\d|20\d\d)\b/g;

/** Returns the founding year named in a description (its last such sentence concerns the company itself). */
export function foundingYear(description: string): number | undefined {
  const years = [...description.matchAll(founded)];
  const year = Number(years.at(-1)?.[1] ?? 0);
  return year > 0 && year <= new Date().getUTCFullYear() ? year : undefined;
}

let states: Map<string, string> | undefined;

/** Returns the ISO 3166-2 code of a state given by local code ('ON') or name ('Bayern'); undefined when ambiguous. */
function findState(country: string | undefined, state: string | undefined): string | undefined {
  if (!country || !state) return undefined;
  states ??= readStates();
  return states.get(`${country} ${foldText(state)}`);
}

function readStates(): Map<string, string> {
  const found = new Map<string, string>();
  const doubles = new Set<string>();
  for (const { code, name } of iso31662) {
    const country = code.slice(0, 2);
    found.set(`${country} ${foldText(code.slice(3))}`, code);
    const key = `${country} ${foldText(name)}`;
    if (found.has(key)) doubles.add(key);
    else found.set(key, code);
  }
  for (const key of doubles) found.delete(key);
  return found;
}

/** A line of a companies file: a company with a description. Unknown members are ignored. */
export const companyRowSchema = z.object({
  id: idField,
  name: nameField(200),
  country: countryField.optional(),
  state: textField(100).optional(),
  city: textField(100).optional(),
  zip: textField(20).optional(),
  website: websiteField.optional(),
  email: emailField.optional(),
  publicEmail: emailField.optional(),
  sector: textField(200).optional(),
  industryGroup: textField(200).optional(),
  sourceIndustry: textField(200).optional(),
  description: textField(20_000).transform(htmlToText),
  industryId: industryField.optional(),
  businessTypes: businessTypesField.optional(),
  src: sourceField,
});

export function mapCompanyRow(row: z.output<typeof companyRowSchema>): IncomingBusiness {
  const mainText = [row.sector, row.industryGroup, row.sourceIndustry].filter(Boolean).join('. ');
  return {
    source: row.src,
    source_id: row.id,
    company_name: row.name,
    alternative_names: [],
    business_type: row.businessTypes?.[0] ?? usualBusinessType(row.industryId),
    industry_id: row.industryId ?? null,
    category_ids: matchCategories(row.industryId, mainText, row.description)
      .slice(0, 3)
      .map(({ categoryId }) => categoryId),
    country: row.country ?? null,
    state_id: findState(row.country, row.state) ?? null,
    city: row.city ?? null,
    zipcode: row.zip ?? null,
    short_description: shortDescription(row.description),
    general_description: row.description,
    year_established: foundingYear(row.description) ?? null,
    notice_address: row.email ?? null,
    contact: {
      ...(row.website ? { website: row.website } : {}),
      ...(row.publicEmail ? { email: row.publicEmail } : {}),
    },
  };
}

/** Default for the required column: companies that offer services are consultants, others manufacturers. */
function usualBusinessType(industry: string | undefined): string {
  return industry === '0015' ? 'CO' : 'MA';
}

const latestYear = new Date().getUTCFullYear();
const yearAllowed = `a year from 1000 to ${latestYear}`;

/** A line of a names file: a company or brand by its name in its own script, with few other fields. */
export const companyNameRowSchema = z.object({
  id: idField,
  name: nameField(200),
  altNames: z.record(z.string(), textField(300), 'an object of language and name').optional(),
  officialName: textField(300).optional(),
  countries: z.array(countryField, 'a list of countries').optional(),
  category: textField(100).optional(),
  industryId: industryField.optional(),
  businessTypes: businessTypesField.optional(),
  website: websiteField.optional(),
  email: emailField.optional(),
  publicEmail: emailField.optional(),
  phone: textField(60).optional(),
  address: textField(300).optional(),
  city: textField(100).optional(),
  state: textField(100).optional(),
  zip: textField(20).optional(),
  yearEstablished: z.int(yearAllowed).min(1000, yearAllowed).max(latestYear, yearAllowed).optional(),
  src: sourceField,
});

export function mapCompanyNameRow(row: z.output<typeof companyNameRowSchema>): IncomingBusiness {
  // The home country of a brand in several countries is unknown.
  const country = row.countries?.length === 1 ? row.countries[0] : undefined;
  const category = describeCategory(row.category);
  const names = [row.officialName, ...Object.values(row.altNames ?? {})].filter((name) => name !== undefined);
  return {
    source: row.src,
    source_id: row.id,
    company_name: row.name,
    alternative_names: [...new Set(names)].filter((name) => name !== row.name),
    business_type:
      row.businessTypes?.[0] ?? typeOfCategory(row.category) ?? usualBusinessType(row.industryId),
    industry_id: row.industryId ?? null,
    category_ids: matchCategories(row.industryId, category ?? '', '')
      .slice(0, 3)
      .map(({ categoryId }) => categoryId),
    country: country ?? null,
    state_id: findState(country, row.state) ?? null,
    city: row.city ?? null,
    zipcode: row.zip ?? null,
    short_description: category ?? null,
    general_description: null,
    year_established: row.yearEstablished ?? null,
    notice_address: row.email ?? null,
    contact: {
      ...(row.address ? { legalAddressEnglish: row.address } : {}),
      ...(row.website ? { website: row.website } : {}),
      ...(row.publicEmail ? { email: row.publicEmail } : {}),
      ...(row.phone ? { phone: splitPhone(row.phone) } : {}),
    },
  };
}

/** Splits off the dial code when a space follows it; otherwise the number stays whole. An extension is normalized. */
function splitPhone(phone: string): { countryCode: string; businessPhoneNumber: string } {
  const { number, extension } = splitExtension(phone);
  const [, countryCode = '', rest = number] = /^(\+\d{1,3})[ -](.+)$/.exec(number) ?? [];
  return { countryCode, businessPhoneNumber: joinExtension(rest, extension) };
}

/** Turns 'shop/furniture' into 'Furniture shop'. */
function describeCategory(category: string | undefined): string | undefined {
  if (!category) return undefined;
  const [group = '', ...rest] = category.toLowerCase().split('/');
  const kind = rest.join(' ').replace(/[_-]+/g, ' ');
  const text =
    kind === ''
      ? group
      : ['shop', 'office', 'brewery', 'factory'].includes(group)
        ? `${kind} ${group}`
        : kind;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function typeOfCategory(category: string | undefined): string | undefined {
  const group = category?.split('/')[0];
  return { shop: 'RE', brewery: 'MA', factory: 'MA', office: 'CO' }[group ?? ''];
}
