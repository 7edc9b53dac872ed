import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'colombia',
  label: { en: 'Colombia', es: 'Colombia', it: 'Colombia', zh: '哥伦比亚' },
  country: 'CO',
  host: 'www.wbncolombia.example',
  language: 'es',
  locale: 'es-CO',
  timeZone: 'America/Bogota',
  currency: 'COP',
  brand: { primary: '#8a5a00', primaryDark: '#e3b04b', accent: '#63b7cf' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+57 555 0142 14' },
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
  sisterSites: sisterSitesOf('colombia'),
});
