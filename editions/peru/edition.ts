import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'peru',
  label: { en: 'Peru', es: 'Perú', it: 'Perù', zh: '秘鲁' },
  country: 'PE',
  host: 'www.wbnperu.example',
  language: 'es',
  locale: 'es-PE',
  timeZone: 'America/Lima',
  currency: 'PEN',
  brand: { primary: '#a52a2a', primaryDark: '#f2918c', accent: '#e9b872' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+51 555 0142 21' },
  ],
  messaging: [
    { region: 'usa', number: '+1 305 555 0101' },
    { region: 'europe', number: '+34 555 0101 22' },
  ],
  managers: [
    { role: 'chiefExecutive', name: 'Helen Marchetti' },
    { role: 'networkDirector', name: 'Rafael Ibarra' },
  ],
  video: { language: 'es' },
  homeGroups: ['MA', 'DI', 'EX', 'CO'],
  sisterSites: sisterSitesOf('peru'),
});
