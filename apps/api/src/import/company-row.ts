import * as z from 'zod';
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
import { foundingYear, shortDescription } from './short-description.ts';

/** A line of a companies file: a company with a description. Members not named here are left out. */
export const companyRowSchema = z.object({
  id: idField,
  name: nameField(200),
  country: countryField.optional(),
  state: textField(100).optional(),
  city: textField(100).optional(),
  zip: textField(20).optional(),
  website: websiteField.optional(),
  sector: textField(200).optional(),
  industryGroup: textField(200).optional(),
  sourceIndustry: textField(200).optional(),
  description: textField(20_000),
  industryId: industryField.optional(),
  businessTypes: businessTypesField.optional(),
  src: sourceField,
});

export function mapCompanyRow(row: z.output<typeof companyRowSchema>): IncomingBusiness {
  const telling = [row.sector, row.industryGroup, row.sourceIndustry].filter(Boolean).join('. ');
  return {
    source: row.src,
    source_id: row.id,
    company_name: row.name,
    alternative_names: [],
    business_type: row.businessTypes?.[0] ?? usualBusinessType(row.industryId),
    industry_id: row.industryId ?? null,
    category_ids: matchCategories(row.industryId, telling, row.description)
      .slice(0, 3)
      .map(({ categoryId }) => categoryId),
    country: row.country ?? null,
    state_id: findState(row.country, row.state) ?? null,
    city: row.city ?? null,
    zipcode: row.zip ?? null,
    short_description: shortDescription(row.description),
    general_description: row.description,
    year_established: foundingYear(row.description) ?? null,
    contact: row.website ? { website: row.website } : {},
  };
}

/** Our column needs one: those who offer services advise, the others make. */
export function usualBusinessType(industry: string | undefined): string {
  return industry === '0015' ? 'CO' : 'MA';
}
