import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'spain',
  label: { en: 'Spain', es: 'España', it: 'Spagna', zh: '西班牙' },
  country: 'ES',
  host: 'www.wbnspain.example',
  language: 'es',
  locale: 'es-ES',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  brand: { primary: '#a8331b', primaryDark: '#f49a83', accent: '#f6b52e' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+34 555 0142 24' },
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
  sisterSites: sisterSitesOf('spain'),
});
