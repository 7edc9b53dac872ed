import * as z from 'zod';
import { usualBusinessType } from './company-row.ts';
import { findState } from './find-state.ts';
import type { IncomingBusiness } from './incoming-rows.ts';
import { matchCategories } from './match-categories.ts';
import {
  businessTypesField,
  countryField,
  idField,
  industryField,
  nameField,
  sourceField,
  textField,
  websiteField,
} from './row-fields.ts';

const latestYear = new Date().getUTCFullYear();
const yearAllowed = `a year from 1000 to ${latestYear}`;

/** A line of a names file: a company or brand by its name in its own script, with little else known. */
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
  phone: textField(60).optional(),
  address: textField(300).optional(),
  city: textField(100).optional(),
  state: textField(100).optional(),
  zip: textField(20).optional(),
  yearEstablished: z.int(yearAllowed).min(1000, yearAllowed).max(latestYear, yearAllowed).optional(),
  src: sourceField,
});

export function mapCompanyNameRow(row: z.output<typeof companyNameRowSchema>): IncomingBusiness {
  // Of a brand at home in several countries nobody knows which is its own.
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
    contact: {
      ...(row.address ? { legalAddressEnglish: row.address } : {}),
      ...(row.website ? { website: row.website } : {}),
      ...(row.phone ? { phone: splitPhone(row.phone) } : {}),
    },
  };
}

/** The dial code where a space sets it apart; else the number stays whole. */
function splitPhone(phone: string): { countryCode: string; businessPhoneNumber: string } {
  const parts = /^(\+\d{1,3})[ -](.+)$/.exec(phone);
  return parts
    ? { countryCode: parts[1] ?? '', businessPhoneNumber: parts[2] ?? '' }
    : { countryCode: '', businessPhoneNumber: phone };
}

/** 'shop/furniture' as people say it: 'Furniture shop'. */
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
