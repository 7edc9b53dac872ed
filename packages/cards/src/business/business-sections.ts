import type { BusinessProfile } from '@wbn/contract/business/business.ts';

/** The sections of a business page in their order; each name is also the section's anchor (BIZ-09). */
export const businessSections = [
  'general',
  'contact',
  'products',
  'video',
  'factory',
  'trade',
  'terms',
  'certificates',
] as const;

export type BusinessSection = (typeof businessSections)[number];

/** Returns the sections with content; General, Contact and Products are always included. */
export function sectionsOf(business: BusinessProfile): BusinessSection[] {
  const shown: Record<BusinessSection, boolean> = {
    general: true,
    contact: true,
    products: true,
    video: Boolean(business.general.video?.url),
    factory: hasFacts(business.factory),
    trade: hasFacts(business.tradeCapabilities),
    terms: hasFacts(business.businessTerms),
    certificates: business.certificates.length > 0,
  };
  return businessSections.filter((section) => shown[section]);
}

function hasFacts(facts: object | undefined): boolean {
  return Object.values(facts ?? {}).some((fact: unknown) =>
    typeof fact === 'object' && fact !== null
      ? Object.keys(fact).length > 0
      : fact !== undefined && fact !== '',
  );
}
