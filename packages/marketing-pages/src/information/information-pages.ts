/** Where the links at the foot of an informational page may lead. */
export const destinations = {
  needHelp: '/contact-us/form',
  industries: '/industries',
  services: '/industries#0015',
  countries: '/countries',
  manufacturers: '/search-result?business=MA&countries=global&search=',
  distributors: '/search-result?business=DI&countries=global&search=',
  products: '/search-result?business=PR&countries=global&search=',
  packages: '/listing-packages',
  network: '/our-network',
  verification: '/company-verification',
  tips: '/b2b-tips/export-to-the-world-tip-0',
} as const;

export type Destination = keyof typeof destinations;

interface InformationEntry {
  readonly path: string;
  readonly key: string;
  readonly next: readonly Destination[];
}

/** Every informational page: address, key of its texts, and where it leads on (RT-27..49, decision 2). */
export const informationPages = [
  { path: '/contact-us', key: 'contactUs', next: ['needHelp'] },
  { path: '/contact-us/form', key: 'contactForm', next: ['industries', 'countries'] },
  { path: '/about-us', key: 'aboutUs', next: ['network', 'needHelp'] },
  { path: '/mission-vision', key: 'missionVision', next: ['network', 'industries'] },
  { path: '/terms-and-conditions', key: 'termsAndConditions', next: ['needHelp'] },
  { path: '/privacy-policy', key: 'privacyPolicy', next: ['needHelp'] },
  { path: '/our-network', key: 'ourNetwork', next: ['packages'] },
  { path: '/why-wbn', key: 'whyWbn', next: ['packages', 'network'] },
  { path: '/listing-packages', key: 'listingPackages', next: ['verification', 'needHelp'] },
  { path: '/membership-standard', key: 'membershipStandard', next: ['packages', 'needHelp'] },
  { path: '/membership-gold', key: 'membershipGold', next: ['packages', 'verification'] },
  { path: '/membership-premium', key: 'membershipPremium', next: ['packages', 'verification'] },
  { path: '/membership-platinum', key: 'membershipPlatinum', next: ['packages', 'verification'] },
  { path: '/advertise-with-us', key: 'advertiseWithUs', next: ['packages', 'needHelp'] },
  { path: '/free-marketing', key: 'freeMarketing', next: ['packages', 'tips'] },
  { path: '/message-center', key: 'messageCenter', next: ['manufacturers', 'distributors'] },
  { path: '/work-with-wbn', key: 'workWithWbn', next: ['needHelp', 'network'] },
  { path: '/company-verification', key: 'companyVerification', next: ['manufacturers', 'packages'] },
  { path: '/developers', key: 'developers', next: ['industries', 'needHelp'] },
  { path: '/contract-help', key: 'contractHelp', next: ['distributors', 'needHelp'] },
  { path: '/certified-products', key: 'certifiedProducts', next: ['products', 'industries'] },
  { path: '/verified-manufacturers', key: 'verifiedManufacturers', next: ['manufacturers', 'verification'] },
  { path: '/international-logistics', key: 'internationalLogistics', next: ['services', 'needHelp'] },
  { path: '/private-label-industry', key: 'privateLabel', next: ['manufacturers', 'industries'] },
  { path: '/verified-worldwide-suppliers', key: 'verifiedSuppliers', next: ['distributors', 'countries'] },
  { path: '/certified-products-price-list', key: 'priceLists', next: ['products', 'manufacturers'] },
  { path: '/b2b-tips/export-to-the-world-tip-0', key: 'tip0', next: ['countries'] },
  { path: '/b2b-tips/how-to-create-export-system-tip-1', key: 'tip1', next: ['packages'] },
  { path: '/b2b-tips/industrial-marketing-tip-2', key: 'tip2', next: ['industries'] },
  { path: '/b2b-tips/distribution-network-tip-3', key: 'tip3', next: ['distributors'] },
  { path: '/b2b-tips/international-buyers-tip-4', key: 'tip4', next: ['verification'] },
  { path: '/b2b-tips/qualified-exporting-companies-tip-5', key: 'tip5', next: ['manufacturers'] },
  { path: '/b2b-tips/best-products-for-export-tip-6', key: 'tip6', next: ['industries'] },
] as const satisfies readonly InformationEntry[];

export type InformationKey = (typeof informationPages)[number]['key'];

/** Path of an informational page. */
export function informationPath(key: InformationKey): string {
  return informationPages.find((page) => page.key === key)?.path ?? '/';
}
