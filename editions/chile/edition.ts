import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'chile',
  label: { en: 'Chile', es: 'Chile', it: 'Cile', zh: '智利' },
  country: 'CL',
  host: 'www.wbnchile.example',
  language: 'es',
  locale: 'es-CL',
  timeZone: 'America/Santiago',
  currency: 'CLP',
  brand: { primary: '#1d4aa0', primaryDark: '#86acf2', accent: '#ef7b66' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+56 555 0142 12' },
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
  sisterSites: sisterSitesOf('chile'),
});
