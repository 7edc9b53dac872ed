import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'canada',
  label: { en: 'Canada', es: 'Canadá', it: 'Canada', zh: '加拿大' },
  country: 'CA',
  host: 'www.wbncanada.example',
  language: 'en',
  locale: 'en-CA',
  timeZone: 'America/Toronto',
  currency: 'CAD',
  brand: { primary: '#b01e2b', primaryDark: '#f58d93', accent: '#e3bd86' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+1 416 555 0142' },
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
  sisterSites: sisterSitesOf('canada'),
});
