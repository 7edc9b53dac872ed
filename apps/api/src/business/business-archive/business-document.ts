import { toIsoTime } from '../../server/iso-time.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { ArchivedBusiness, ArchivedCertificate } from './business-archive.sql.ts';
import { writeImage, writeVideo } from './picture-document.ts';

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

/** Without what is not known. */
export function withoutEmpty(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== null && value !== undefined),
  );
}
