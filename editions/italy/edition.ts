import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'italy',
  label: { en: 'Italy', es: 'Italia', it: 'Italia', zh: '意大利' },
  country: 'IT',
  host: 'www.wbnitaly.example',
  language: 'it',
  locale: 'it-IT',
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  brand: { primary: '#1b6e3c', primaryDark: '#6cc98f', accent: '#f08a5d' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+39 555 0142 18' },
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
  sisterSites: sisterSitesOf('italy'),
});
