/** Sections of the mobile menu (LAY-12 to LAY-14). */
export const menuSections = [
  {
    title: 'menu.account',
    links: [
      { text: 'menu.myAccount', path: '/profile' },
      { text: 'menu.messages', path: '/my-messages' },
      { text: 'menu.ownQuotations', path: '/quotation-requests' },
      { text: 'menu.myBusiness', path: '/my-business' },
    ],
  },
  {
    title: 'menu.main',
    links: [
      { text: 'menu.home', path: '/' },
      { text: 'menu.requestQuotation', path: '/request-quotation' },
      { text: 'menu.articles', path: '/b2b-tips/export-to-the-world-tip-0' },
      { text: 'menu.industries', path: '/industries' },
    ],
  },
  { title: 'menu.support', links: [{ text: 'menu.contactUs', path: '/contact-us' }] },
] as const;
