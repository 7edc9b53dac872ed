import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'united-kingdom',
  label: { en: 'United Kingdom', es: 'Reino Unido', it: 'Regno Unito', zh: '英国' },
  country: 'GB',
  host: 'www.wbnunitedkingdom.example',
  language: 'en',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  brand: { primary: '#23356f', primaryDark: '#98abeb', accent: '#e8707d' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+44 20 7946 0142' },
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
  sisterSites: sisterSitesOf('united-kingdom'),
});
