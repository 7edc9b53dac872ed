import type { StoredContact, StoredPrice } from '@wbn/postgres/stored-values.ts';

/** What an import writes of a company; the other columns stay as they are. */
export interface IncomingBusiness {
  source: string;
  source_id: string;
  company_name: string;
  alternative_names: string[];
  business_type: string;
  industry_id: string | null;
  category_ids: string[];
  country: string | null;
  state_id: string | null;
  city: string | null;
  zipcode: string | null;
  short_description: string | null;
  general_description: string | null;
  year_established: number | null;
  contact: StoredContact;
}

/** What an import writes of a product. `owner_key` and `owner_name` find its company. */
export interface IncomingProduct {
  source: string;
  source_id: string;
  owner_key: string;
  owner_name: string;
  name: string;
  model: string | null;
  brand: string | null;
  ean: string | null;
  description: string | null;
  keywords: string[];
  specs: { key: string; value: string }[];
  industry_id: string | null;
  category_id: string | null;
  sub_category_id: string | null;
  price: StoredPrice | null;
}

export const businessColumns = [
  'source',
  'source_id',
  'company_name',
  'alternative_names',
  'business_type',
  'industry_id',
  'category_ids',
  'country',
  'state_id',
  'city',
  'zipcode',
  'short_description',
  'general_description',
  'year_established',
  'contact',
] as const satisfies (keyof IncomingBusiness)[];

export const productColumns = [
  'source',
  'source_id',
  'name',
  'model',
  'brand',
  'ean',
  'description',
  'keywords',
  'specs',
  'industry_id',
  'category_id',
  'sub_category_id',
  'price',
] as const satisfies (keyof IncomingProduct)[];
