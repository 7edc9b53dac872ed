/** Targets of the buttons at the foot of an informational page. */
export const destinations = {
  needHelp: '/contact-us/form',
  industries: '/industries',
  countries: '/countries',
  manufacturers: '/search-result?business=MA&countries=global&search=',
  distributors: '/search-result?business=DI&countries=global&search=',
  packages: '/listing-packages',
  network: '/our-network',
  verification: '/company-verification',
  tips: '/b2b-tips/export-to-the-world-tip-0',
} as const;

export type Destination = keyof typeof destinations;

interface InformationEntry {
  readonly path: string;
  readonly next: readonly Destination[];
  /** `article` has a table of contents and the list of tips, `document` a table of contents and a border (LEG-01). */
  readonly kind?: 'article' | 'document';
}

/**
 * All informational pages and their buttons (RT-27..49, decision 2). Texts are in `texts/<path>/<language>.mdx`; only
 * the contact form has its own component.
 */
export const informationPages = [
  { path: '/contact-us', next: ['needHelp'] },
  { path: '/about-us', next: ['network', 'needHelp'] },
  { path: '/mission-vision', next: ['network', 'industries'] },
  { path: '/terms-and-conditions', next: ['needHelp'], kind: 'document' },
  { path: '/privacy-policy', next: ['needHelp'], kind: 'document' },
  { path: '/our-network', next: ['needHelp'] },
  { path: '/why-wbn', next: ['packages', 'network'] },
  { path: '/listing-packages', next: ['verification', 'needHelp'] },
  { path: '/membership-standard', next: ['packages', 'needHelp'] },
  { path: '/membership-gold', next: ['packages', 'verification'] },
  { path: '/membership-premium', next: ['packages', 'verification'] },
  { path: '/membership-platinum', next: ['packages', 'verification'] },
  { path: '/advertise-with-us', next: ['packages', 'needHelp'] },
  { path: '/free-marketing', next: ['packages', 'tips'] },
  { path: '/message-center', next: ['manufacturers', 'distributors'] },
  { path: '/work-with-wbn', next: ['needHelp', 'network'] },
  { path: '/company-verification', next: ['manufacturers', 'packages'] },
  { path: '/developers', next: ['industries', 'needHelp'] },
  { path: '/contract-help', next: ['distributors', 'needHelp'] },
  { path: '/b2b-tips/export-to-the-world-tip-0', next: ['countries'], kind: 'article' },
  { path: '/b2b-tips/how-to-create-export-system-tip-1', next: ['packages'], kind: 'article' },
  { path: '/b2b-tips/industrial-marketing-tip-2', next: ['industries'], kind: 'article' },
  { path: '/b2b-tips/distribution-network-tip-3', next: ['distributors'], kind: 'article' },
  { path: '/b2b-tips/international-buyers-tip-4', next: ['verification'], kind: 'article' },
  { path: '/b2b-tips/qualified-exporting-companies-tip-5', next: ['manufacturers'], kind: 'article' },
  { path: '/b2b-tips/best-products-for-export-tip-6', next: ['industries'], kind: 'article' },
] as const satisfies readonly InformationEntry[];

export type InformationPath = (typeof informationPages)[number]['path'];

/** Finds the page of a lower-case path without language. */
export function findInformationPage(
  path: string,
): (InformationEntry & { path: InformationPath }) | undefined {
  return informationPages.find((page) => page.path === path);
}
