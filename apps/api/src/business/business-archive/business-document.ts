import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import { toIsoTime } from '../../server/iso-time.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { ArchivedBusiness, ArchivedCertificate } from './business-archive.sql.ts';
import {
  fields,
  imageSchema,
  readImage,
  sourceFields,
  toJsonColumn,
  type UrlOf,
  videoSchema,
  withoutEmpty,
  writeImage,
  writeVideo,
} from './document-parts.ts';

// A company in an archive: its document, how it is written and how it is read back. A new field of a company is added to all three.

const { id, text, count, day } = fields;
const texts = z.array(text);
const number = z.number();
const end = number.nonnegative();
const range = z.object({ min: end.optional(), max: end.optional() });
const phone = z.object({ countryCode: text, businessPhoneNumber: text });

const certificateSchema = z.object({
  identifier: id,
  name: text,
  datePublished: day.optional(),
  expires: day.optional(),
  image: imageSchema.optional(),
});

export const businessSchema = z.object({
  '@type': z.literal('Organization'),
  identifier: id,
  name: text.min(1),
  alternateName: texts,
  disambiguatingDescription: text.optional(),
  description: text.optional(),
  foundingDate: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a year')
    .optional(),
  logo: imageSchema.optional(),
  image: imageSchema.optional(),
  subjectOf: videoSchema.optional(),
  address: z.object({
    streetAddress: text.optional(),
    addressLocality: text.optional(),
    postalCode: text.optional(),
    addressRegion: text.optional(),
    addressCountry: text.optional(),
  }),
  email: text.optional(),
  url: text.optional(),
  numberOfEmployees: z.object({ minValue: number.optional(), maxValue: number.optional() }).optional(),
  hasCertification: z.array(certificateSchema),
  'wbn:shippingAddress': text.optional(),
  'wbn:phone': phone.optional(),
  'wbn:mobilePhone': phone.optional(),
  'wbn:businessType': text,
  'wbn:industry': text.optional(),
  'wbn:categories': texts,
  'wbn:annualRevenue': range.optional(),
  'wbn:productionEmployees': range.optional(),
  'wbn:productionCapacity': range.extend({ unit: text.optional(), period: text.optional() }).optional(),
  'wbn:factory': z
    .object({
      manufacturingFacilities: text.optional(),
      city: text.optional(),
      zipcode: text.optional(),
      country: text.optional(),
      state: text.optional(),
      factorySize: number.optional(),
      numberProductionLines: number.optional(),
      contractManufacturing: texts.optional(),
    })
    .optional(),
  'wbn:tradeCapabilities': z
    .object({
      markets: texts.optional(),
      spokenLanguages: texts.optional(),
      totalEmployeesSales: range.optional(),
      averageLeadTime: number.optional(),
    })
    .optional(),
  'wbn:businessTerms': z
    .object({
      acceptedDeliveryTerms: texts.optional(),
      acceptedPaymentCurrencies: texts.optional(),
      packagingTypes: texts.optional(),
      acceptedPaymentTypes: texts.optional(),
    })
    .optional(),
  'wbn:status': z.enum(['draft', 'unpublished']).optional(),
  'wbn:subscription': z.enum(['standard', 'gold', 'premium', 'platinum']),
  'wbn:verified': z.boolean(),
  'wbn:verifiedUntil': day.optional(),
  'wbn:versions': z.partialRecord(
    z.enum(['general', 'contact', 'factory', 'trade', 'terms', 'certificates']),
    count,
  ),
  ...sourceFields,
});

export type BusinessDocument = z.output<typeof businessSchema>;

/** Terms with `wbn:` are ours: schema.org has none for them. The archive's README says what they mean. */
export const context = ['https://schema.org/', { wbn: 'urn:wbn:terms:' }] as const;

/** Everything that is stored of a company, as an Organization of schema.org. */
export function writeBusiness(
  business: ArchivedBusiness,
  certificates: readonly ArchivedCertificate[],
  files: ArchiveFiles,
): object {
  const { legalAddressEnglish, shippingAddressEnglish, email, website, phone, mobilePhone } =
    business.contact;
  return withoutEmpty({
    '@context': context,
    '@type': 'Organization',
    '@id': `urn:uuid:${business.id}`,
    identifier: business.id,
    name: business.company_name,
    alternateName: business.alternative_names,
    disambiguatingDescription: business.short_description,
    description: business.general_description,
    foundingDate: business.year_established === null ? null : String(business.year_established),
    logo: writeImage(business.profile_photo, files),
    image: writeImage(business.cover_photo, files),
    subjectOf: business.video_url ? writeVideo(business.video_url, files) : null,
    address: {
      '@type': 'PostalAddress',
      ...withoutEmpty({
        streetAddress: legalAddressEnglish,
        addressLocality: business.city,
        postalCode: business.zipcode,
        addressRegion: business.state_id,
        addressCountry: business.country,
      }),
    },
    email,
    url: website,
    numberOfEmployees: writeRange(business.employees),
    hasCertification: certificates.map((certificate) => writeCertificate(certificate, files)),
    'wbn:shippingAddress': shippingAddressEnglish,
    'wbn:phone': phone,
    'wbn:mobilePhone': mobilePhone,
    'wbn:businessType': business.business_type,
    'wbn:industry': business.industry_id,
    'wbn:categories': business.category_ids,
    'wbn:annualRevenue': business.annual_revenue,
    'wbn:productionEmployees': business.production_employees,
    'wbn:productionCapacity': business.production_capacity,
    'wbn:factory': business.factory,
    'wbn:tradeCapabilities': business.trade_capabilities,
    'wbn:businessTerms': business.business_terms,
    // Archives of before have none: their companies were public.
    'wbn:status': business.status === 'published' ? null : business.status,
    'wbn:subscription': business.subscription,
    'wbn:verified': business.verified,
    'wbn:verifiedUntil': business.verified_until,
    'wbn:source': business.source,
    'wbn:sourceID': business.source_id,
    'wbn:versions': business.versions,
    'wbn:createdAt': toIsoTime(business.created_at),
    'wbn:updatedAt': toIsoTime(business.updated_at),
  });
}

function writeCertificate(certificate: ArchivedCertificate, files: ArchiveFiles): object {
  return withoutEmpty({
    '@type': 'Certification',
    identifier: certificate.id,
    name: certificate.name,
    datePublished: certificate.issue_date,
    expires: certificate.expire_date,
    image: writeImage(certificate.photo, files),
  });
}

function writeRange(range: { min?: number; max?: number } | null): object | null {
  if (!range) return null;
  return {
    '@type': 'QuantitativeValue',
    ...withoutEmpty({ minValue: range.min, maxValue: range.max }),
  };
}

/** The row of a company as its document describes it. */
export function toBusinessRow(document: BusinessDocument, urlOf: UrlOf): Insertable<Database['business']> {
  const { address, numberOfEmployees: employees } = document;
  return {
    id: document.identifier,
    source: document['wbn:source'],
    source_id: document['wbn:sourceID'],
    company_name: document.name,
    alternative_names: document.alternateName,
    business_type: document['wbn:businessType'],
    industry_id: document['wbn:industry'] ?? null,
    category_ids: document['wbn:categories'],
    country: address.addressCountry ?? null,
    state_id: address.addressRegion ?? null,
    city: address.addressLocality ?? null,
    zipcode: address.postalCode ?? null,
    short_description: document.disambiguatingDescription ?? null,
    general_description: document.description ?? null,
    year_established: document.foundingDate === undefined ? null : Number(document.foundingDate),
    annual_revenue: toJsonColumn(document['wbn:annualRevenue']),
    employees: toJsonColumn(employees && { min: employees.minValue, max: employees.maxValue }),
    production_employees: toJsonColumn(document['wbn:productionEmployees']),
    production_capacity: toJsonColumn(document['wbn:productionCapacity']),
    profile_photo: readImage(document.logo, urlOf),
    cover_photo: readImage(document.image, urlOf),
    video_url: document.subjectOf ? urlOf(document.subjectOf.contentUrl) : null,
    contact: JSON.stringify({
      legalAddressEnglish: address.streetAddress,
      shippingAddressEnglish: document['wbn:shippingAddress'],
      email: document.email,
      website: document.url,
      phone: document['wbn:phone'],
      mobilePhone: document['wbn:mobilePhone'],
    }),
    factory: toJsonColumn(document['wbn:factory']),
    trade_capabilities: toJsonColumn(document['wbn:tradeCapabilities']),
    business_terms: toJsonColumn(document['wbn:businessTerms']),
    status: document['wbn:status'] ?? 'published',
    subscription: document['wbn:subscription'],
    verified: document['wbn:verified'],
    verified_until: document['wbn:verifiedUntil'] ?? null,
    versions: JSON.stringify(document['wbn:versions']),
    created_at: document['wbn:createdAt'],
    updated_at: document['wbn:updatedAt'],
  };
}

export function toCertificateRows(
  { identifier, hasCertification }: BusinessDocument,
  urlOf: UrlOf,
): Insertable<Database['business_certificate']>[] {
  return hasCertification.map((certificate) => ({
    id: certificate.identifier,
    business_id: identifier,
    name: certificate.name,
    issue_date: certificate.datePublished ?? null,
    expire_date: certificate.expires ?? null,
    photo: readImage(certificate.image, urlOf),
  }));
}
