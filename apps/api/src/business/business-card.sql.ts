import type { BusinessTable } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';

/** Columns of `business` that a card needs. */
export const businessCardColumns = [
  'business.id',
  'business.source',
  'business.company_name',
  'business.alternative_names',
  'business.business_type',
  'business.industry_id',
  'business.category_ids',
  'business.short_description',
  'business.year_established',
  'business.employees',
  'business.profile_photo',
  'business.country',
  'business.city',
  'business.subscription',
  'business.verified',
] as const;

type ColumnOf<Name extends string> = Name extends `business.${infer Column}` ? Column : never;

export type BusinessCardRow = Pick<Selectable<BusinessTable>, ColumnOf<(typeof businessCardColumns)[number]>>;
