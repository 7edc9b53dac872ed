import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import { readImage, toPhoto } from '../../business/business-archive/picture-document.ts';
import type { BusinessDocument, ProductDocument } from './document-schemas.ts';

/** Gives the address of a file that the documents name by its place. */
type UrlOf = (path: string) => string;

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
    annual_revenue: json(document['wbn:annualRevenue']),
    employees: json(employees && { min: employees.minValue, max: employees.maxValue }),
    production_employees: json(document['wbn:productionEmployees']),
    production_capacity: json(document['wbn:productionCapacity']),
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
    factory: json(document['wbn:factory']),
    trade_capabilities: json(document['wbn:tradeCapabilities']),
    business_terms: json(document['wbn:businessTerms']),
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

export function toProductRow(
  document: ProductDocument,
  businessID: string,
  urlOf: UrlOf,
): Insertable<Database['product']> {
  return {
    id: document.identifier,
    business_id: businessID,
    source: document['wbn:source'],
    source_id: document['wbn:sourceID'],
    name: document.name,
    model: document.model ?? null,
    brand: document.brand?.name ?? null,
    ean: document.gtin ?? null,
    description: document.description ?? null,
    keywords: document.keywords,
    specs: JSON.stringify(document.additionalProperty.map(({ name, value }) => ({ key: name, value }))),
    main_image: readImage(document.image, urlOf),
    photos: JSON.stringify(document['wbn:photos'].map((photo) => toPhoto(photo, urlOf))),
    videos: JSON.stringify(
      document.subjectOf.map(({ identifier, contentUrl }) => ({
        videoID: identifier,
        url: urlOf(contentUrl),
      })),
    ),
    industry_id: document['wbn:industry'] ?? null,
    category_id: document['wbn:category'] ?? null,
    sub_category_id: document['wbn:subCategory'] ?? null,
    lead_time: document['wbn:leadTime'] ?? null,
    stock: document['wbn:stock'] ?? null,
    price: json(document['wbn:price']),
    minimum_order: json(document['wbn:minimumOrder']),
    status: document['wbn:status'],
    // Archives of former versions may have drafts that a plan hid.
    within_plan: document['wbn:withinPlan'] || document['wbn:status'] === 'draft',
    version: document['wbn:version'],
    created_at: document['wbn:createdAt'],
    updated_at: document['wbn:updatedAt'],
  };
}

function json(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
