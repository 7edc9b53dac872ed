import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import { findProductPhotos, requirePicture } from './demo-pictures.ts';
import type { DemoBusiness, DemoPerson, DemoProduct, DemoWorld } from './demo-world.ts';

type DemoTable = 'business' | 'business_certificate' | 'product' | 'user_profile' | 'business_member';

export type DemoRows = {
  [Table in DemoTable]: Insertable<Database[Table]>[];
};

const source = 'demo';
const hour = 3_600_000;
const beforeAllCompanies = '2023-01-02';

/** Makes rows of companies, products and people. */
export function makeDemoRows(world: DemoWorld): DemoRows {
  const rows: DemoRows = {
    business: [],
    business_certificate: [],
    product: [],
    user_profile: [],
    business_member: [],
  };
  const personIds = new Map<string, string>();
  for (const person of world.people) {
    const row = makePerson(person, firstDayOf(person, world));
    personIds.set(person.key, row.id);
    rows.user_profile.push(row);
  }
  for (const company of world.companies) addCompany(rows, company, personIds);
  return rows;
}

function addCompany(rows: DemoRows, company: DemoBusiness, personIds: ReadonlyMap<string, string>): void {
  const registeredAt = new Date(company.registeredOn);
  const business = makeBusiness(company, registeredAt);
  rows.business.push(business);
  for (const { name, issueDate, expireDate } of company.certificates ?? []) {
    rows.business_certificate.push({
      id: newId(registeredAt),
      business_id: business.id,
      name,
      issue_date: issueDate ?? null,
      expire_date: expireDate ?? null,
      photo: null,
    });
  }
  for (const [position, { person, role }] of company.members.entries()) {
    const user_id = personIds.get(person);
    if (!user_id) throw new Error(`${company.key}: there is no person '${person}'`);
    const created_at = new Date(registeredAt.getTime() + position * hour);
    rows.business_member.push({ business_id: business.id, user_id, role, created_at });
  }
  for (const [position, product] of company.products.entries()) {
    // The first product of the file is the newest, so that it is first on the company's page.
    const createdAt = new Date(registeredAt.getTime() + (company.products.length - position) * hour);
    const row = makeProduct(product, business.id, company.industry, createdAt);
    rows.product.push(row);
  }
}

function makeBusiness(company: DemoBusiness, registeredAt: Date) {
  return {
    id: newId(registeredAt),
    source,
    source_id: company.key,
    company_name: company.companyName,
    business_type: company.businessType,
    industry_id: company.industry,
    category_ids: [...company.categories],
    country: company.country,
    state_id: company.state ?? null,
    city: company.city,
    zipcode: company.zipcode ?? null,
    short_description: company.shortDescription,
    general_description: company.generalDescription,
    year_established: company.yearStablished ?? null,
    annual_revenue: jsonOrNull(company.totalAnnualRevenue),
    employees: jsonOrNull(company.totalEmployees),
    production_employees: jsonOrNull(company.totalProductionEmployees),
    production_capacity: jsonOrNull(company.productionCapacity),
    profile_photo: JSON.stringify(requirePicture('logos', company.key)),
    cover_photo: JSON.stringify(requirePicture('covers', company.key)),
    video_url: null,
    contact: JSON.stringify(company.contact),
    factory: jsonOrNull(company.factory),
    trade_capabilities: jsonOrNull(company.tradeCapabilities),
    business_terms: jsonOrNull(company.businessTerms),
    subscription: company.subscription,
    verified: company.verified,
    created_at: registeredAt,
    updated_at: registeredAt,
  } satisfies Insertable<Database['business']>;
}

function makeProduct(product: DemoProduct, businessId: string, industry: string, createdAt: Date) {
  const { price } = product;
  return {
    id: newId(createdAt),
    business_id: businessId,
    source,
    source_id: product.key,
    name: product.name,
    model: product.model ?? null,
    brand: product.brand ?? null,
    ean: null,
    description: product.description,
    keywords: [...product.keywords],
    specs: JSON.stringify(product.specs),
    main_image: JSON.stringify(requirePicture('products', product.key)),
    photos: JSON.stringify(findProductPhotos(product.key)),
    industry_id: product.category.slice(0, industry.length),
    category_id: product.category,
    sub_category_id: product.subCategory ?? null,
    lead_time: product.leadTime ?? null,
    stock: product.stock ?? null,
    price: jsonOrNull(price && { ...price, amount: toSmallestUnit(price.amount, price.currency) }),
    created_at: createdAt,
    updated_at: createdAt,
  } satisfies Insertable<Database['product']>;
}

function makePerson(person: DemoPerson, registeredAt: Date) {
  return {
    id: newId(registeredAt),
    source,
    source_id: person.key,
    first_name: person.firstName,
    last_name: person.lastName,
    username: person.username,
    profession: person.profession ?? null,
    show_profession: person.showProfession ?? true,
    birth_date: person.birthDate ?? null,
    show_birth_date: person.showBirthDate ?? false,
    gender: person.gender ?? null,
    country: person.country,
    state_id: person.state ?? null,
    city: person.city ?? null,
    preferred_language: person.preferredLanguage ?? null,
    brief_presentation: person.briefPresentation ?? null,
    company_name: person.companyName ?? null,
    industry_id: person.industry ?? null,
    job_position: person.jobPosition ?? null,
    business_type: person.businessType ?? null,
    created_at: registeredAt,
    updated_at: registeredAt,
  } satisfies Insertable<Database['user_profile']>;
}

/** The day on which a person's first company was registered. */
function firstDayOf(person: DemoPerson, { companies }: DemoWorld): Date {
  const days = companies
    .filter((company) => company.members.some((member) => member.person === person.key))
    .map((company) => company.registeredOn);
  return new Date(days.sort()[0] ?? beforeAllCompanies);
}

function toSmallestUnit(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyDigits(currency));
}

function jsonOrNull(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
