import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'usa',
  label: { en: 'USA', es: 'Estados Unidos', it: 'Stati Uniti', zh: '美国' },
  country: 'US',
  host: 'www.wbnusa.example',
  language: 'en',
  locale: 'en-US',
  timeZone: 'America/New_York',
  currency: 'USD',
  brand: { primary: '#1f3d7a', primaryDark: '#8cb0ef', accent: '#ef7f73' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+1 212 555 0142' },
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
  sisterSites: sisterSitesOf('usa'),
});
