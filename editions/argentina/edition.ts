import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'argentina',
  label: { en: 'Argentina', es: 'Argentina', it: 'Argentina', zh: '阿根廷' },
  country: 'AR',
  host: 'www.wbnargentina.example',
  language: 'es',
  locale: 'es-AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  brand: { primary: '#1f5f99', primaryDark: '#7db8ea', accent: '#f0b429' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+54 555 0142 10' },
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
  sisterSites: sisterSitesOf('argentina'),
});
