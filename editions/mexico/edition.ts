import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'mexico',
  label: { en: 'Mexico', es: 'México', it: 'Messico', zh: '墨西哥' },
  country: 'MX',
  host: 'www.wbnmexico.example',
  language: 'es',
  locale: 'es-MX',
  timeZone: 'America/Mexico_City',
  currency: 'MXN',
  brand: { primary: '#0f6a4f', primaryDark: '#5fc9a4', accent: '#f280a8' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+52 555 0142 20' },
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
  sisterSites: sisterSitesOf('mexico'),
});
