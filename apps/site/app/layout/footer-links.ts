/** A footer link: the key of its text and its path without language. */
export interface FooterLink {
  readonly text: string;
  readonly path: string;
}

/** The five groups of the footer (LAY-29 to LAY-33); every link has a page (decision 2). */
export const footerGroups = [
  {
    title: 'footer.company',
    links: [
      { text: 'footer.aboutUs', path: '/about-us' },
      { text: 'footer.privacyPolicy', path: '/privacy-policy' },
      { text: 'footer.missionVision', path: '/mission-vision' },
      { text: 'footer.terms', path: '/terms-and-conditions' },
      { text: 'footer.contactUs', path: '/contact-us' },
      { text: 'footer.developers', path: '/developers' },
    ],
  },
  {
    title: 'footer.services',
    links: [
      { text: 'footer.standard', path: '/membership-standard' },
      { text: 'footer.gold', path: '/membership-gold' },
      { text: 'footer.premium', path: '/membership-premium' },
      { text: 'footer.platinum', path: '/membership-platinum' },
      { text: 'footer.companyVerification', path: '/company-verification' },
      { text: 'footer.advertise', path: '/advertise-with-us' },
    ],
  },
  {
    title: 'footer.manufacturers',
    links: [
      { text: 'footer.whyWbn', path: '/why-wbn' },
      { text: 'footer.freeMarketing', path: '/free-marketing' },
      { text: 'footer.messageCenter', path: '/message-center' },
      { text: 'footer.buyerEnquiries', path: '/contact-us/form' },
      { text: 'footer.searchBuyers', path: '/countries?business=IM' },
      { text: 'footer.tips', path: '/b2b-tips/export-to-the-world-tip-0' },
    ],
  },
  {
    title: 'footer.distributors',
    links: [
      { text: 'footer.ourNetwork', path: '/our-network' },
      { text: 'footer.workWithWbn', path: '/work-with-wbn' },
      { text: 'footer.searchManufacturers', path: '/countries?business=MA' },
      { text: 'footer.searchSuppliers', path: '/countries?business=WS' },
      { text: 'footer.searchRetailers', path: '/countries?business=RE' },
      { text: 'footer.contractHelp', path: '/contract-help' },
    ],
  },
  {
    title: 'footer.buyers',
    links: [
      { text: 'footer.certifiedProducts', path: '/certified-products' },
      { text: 'footer.verifiedManufacturers', path: '/verified-manufacturers' },
      { text: 'footer.internationalLogistics', path: '/international-logistics' },
      { text: 'footer.privateLabel', path: '/private-label-industry' },
      { text: 'footer.verifiedSuppliers', path: '/verified-worldwide-suppliers' },
      { text: 'footer.priceList', path: '/certified-products-price-list' },
    ],
  },
] as const satisfies readonly { title: string; links: readonly FooterLink[] }[];
