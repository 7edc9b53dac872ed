import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'germany',
  label: { en: 'Germany', es: 'Alemania', it: 'Germania', zh: '德国' },
  country: 'DE',
  host: 'www.wbngermany.example',
  language: 'en',
  locale: 'en-DE',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  brand: { primary: '#3a3f47', primaryDark: '#b5bcc7', accent: '#f2a900' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+49 30 23125 042' },
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
  sisterSites: sisterSitesOf('germany'),
});
