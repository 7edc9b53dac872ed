import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'dubai',
  label: { en: 'Dubai', es: 'Dubái', it: 'Dubai', zh: '迪拜' },
  country: 'AE',
  host: 'www.wbndubai.example',
  language: 'en',
  locale: 'en-AE',
  timeZone: 'Asia/Dubai',
  currency: 'AED',
  brand: { primary: '#7a5b1e', primaryDark: '#d9b871', accent: '#3fb8b0' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+971 555 0142 15' },
  ],
  messaging: [
    { region: 'usa', number: '+1 305 555 0101' },
    { region: 'europe', number: '+34 555 0101 22' },
  ],
  managers: [
    { role: 'chiefExecutive', name: 'Helen Marchetti' },
    { role: 'networkDirector', name: 'Rafael Ibarra' },
  ],
  video: { language: 'en' },
  homeGroups: ['MA', 'DI', 'EX', 'CO'],
  sisterSites: sisterSitesOf('dubai'),
});
