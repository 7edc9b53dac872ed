import { compact } from '@wbn/cards/json-ld/json-ld.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** Returns schema.org ProfilePage for a person, with nothing that the page hides; `url` is the canonical address. */
export function profileJsonLd(profile: UserProfile, url: string) {
  const { jobPosition, companyName, profilePhoto, briefPresentation, city, state, country } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: compact({
      '@type': 'Person',
      '@id': url,
      name: fullName(profile),
      alternateName: profile.username,
      description: briefPresentation,
      image: profilePhoto?.url,
      jobTitle: jobPosition?.name,
      worksFor: companyName ? { '@type': 'Organization', name: companyName } : undefined,
      address: compact({
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state?.stateName,
        addressCountry: country?.code,
      }),
    }),
  };
}
