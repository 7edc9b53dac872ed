import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'france',
  label: { en: 'France', es: 'Francia', it: 'Francia', zh: '法国' },
  country: 'FR',
  host: 'www.wbnfrance.example',
  language: 'en',
  locale: 'en-FR',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  brand: { primary: '#2a3f9d', primaryDark: '#97a8f5', accent: '#f0714f' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+33 1 99 00 01 42' },
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
  sisterSites: sisterSitesOf('france'),
});
