import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'miami',
  label: { en: 'Miami', es: 'Miami', it: 'Miami', zh: '迈阿密' },
  country: 'US',
  host: 'www.wbnmiami.example',
  language: 'en',
  locale: 'en-US',
  timeZone: 'America/New_York',
  currency: 'USD',
  brand: { primary: '#0a6c8f', primaryDark: '#5cc4e6', accent: '#ff8466' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+1 305 555 0142' },
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
  sisterSites: sisterSitesOf('miami'),
});
