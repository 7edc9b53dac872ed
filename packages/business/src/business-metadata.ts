import { compact } from '@wbn/cards/json-ld/json-ld.ts';
import { emailLink, phoneLink } from '@wbn/cards/labels/contact-links.ts';
import { cutText, titleLimit } from '@wbn/cards/labels/preview-text.ts';
import { websiteLink } from '@wbn/cards/labels/website-link.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';

/** Returns the title of a business page: its short description cut to 64 characters, otherwise its name (BIZ-18). */
export function businessTitle({ general }: Pick<BusinessProfile, 'general'>): string {
  return cutText(general.shortDescription ?? '', titleLimit) || cutText(general.companyName, titleLimit);
}

/** Returns the schema.org Organization of a business page; `url` is the page's canonical address. */
export function businessJsonLd(business: BusinessProfile, url: string) {
  const { general, contactInfo } = business;
  const website = contactInfo.website && websiteLink(contactInfo.website)?.href;
  const { min, max } = general.totalEmployees ?? {};
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': url,
    name: general.companyName,
    url,
    logo: general.profilePhoto?.url,
    image: general.coverPhoto?.url,
    description: general.shortDescription ?? general.generalDescription,
    foundingDate: general.yearStablished?.toString(),
    address: compact({
      '@type': 'PostalAddress',
      streetAddress: contactInfo.legalAddressEnglish,
      addressLocality: contactInfo.city,
      addressRegion: contactInfo.state?.stateName,
      postalCode: contactInfo.zipcode,
      addressCountry: contactInfo.country?.code,
    }),
    numberOfEmployees: compact({ '@type': 'QuantitativeValue', minValue: min, maxValue: max }),
    sameAs: website && [website],
    contactPoint: contactPoint(contactInfo),
  });
}

function contactPoint({ email, phone, mobilePhone }: BusinessProfile['contactInfo']) {
  const number = phone ?? mobilePhone;
  return compact({
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: email && emailLink(email)?.label,
    telephone: number && phoneLink(number)?.href.replace('tel:', ''),
  });
}
