import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import type { ArchiveFiles } from './archive-files.ts';
import type { ArchivedBusiness, ArchivedCertificate } from './business-archive.sql.ts';
import {
  fields,
  fromColumns,
  imageSchema,
  readImage,
  sourceFields,
  toColumns,
  type UrlOf,
  videoSchema,
  withoutEmpty,
  writeImage,
  writeVideo,
} from './document-parts.ts';

// Schema, writer and reader of a company in an archive. Add a new field of a company to the schema and to `terms`,
// or, when the document has another form, to the writer and the reader.

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

/** `wbn:` marks our own terms, for which schema.org has none. The archive's README explains them. */
export const context = ['https://schema.org/', { wbn: 'urn:wbn:terms:' }] as const;

/** Terms whose values are stored unchanged. */
const terms = {
  name: 'company_name',
  alternateName: 'alternative_names',
  disambiguatingDescription: 'short_description',
  description: 'general_description',
  'wbn:businessType': 'business_type',
  'wbn:industry': 'industry_id',
  'wbn:categories': 'category_ids',
  'wbn:annualRevenue': 'annual_revenue',
  'wbn:productionEmployees': 'production_employees',
  'wbn:productionCapacity': 'production_capacity',
  'wbn:factory': 'factory',
  'wbn:tradeCapabilities': 'trade_capabilities',
  'wbn:businessTerms': 'business_terms',
  'wbn:subscription': 'subscription',
  'wbn:verified': 'verified',
  'wbn:verifiedUntil': 'verified_until',
  'wbn:source': 'source',
  'wbn:sourceID': 'source_id',
  'wbn:versions': 'versions',
  'wbn:createdAt': 'created_at',
  'wbn:updatedAt': 'updated_at',
} as const;

/** Writes all stored data of a company as an Organization of schema.org. */
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
    ...fromColumns(business, terms),
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
    // Older archives have no status, because all their companies were public.
    'wbn:status': business.status === 'published' ? null : business.status,
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

/** Returns the row of a company that its document describes. */
export function toBusinessRow(document: BusinessDocument, urlOf: UrlOf): Insertable<Database['business']> {
  const { address, numberOfEmployees: employees } = document;
  return {
    ...toColumns<Insertable<Database['business']>, (typeof terms)[keyof typeof terms]>(document, terms),
    id: document.identifier,
    country: address.addressCountry ?? null,
    state_id: address.addressRegion ?? null,
    city: address.addressLocality ?? null,
    zipcode: address.postalCode ?? null,
    year_established: document.foundingDate === undefined ? null : Number(document.foundingDate),
    employees: employees ? JSON.stringify({ min: employees.minValue, max: employees.maxValue }) : null,
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
    status: document['wbn:status'] ?? 'published',
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
