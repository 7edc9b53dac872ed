import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'singapore',
  label: { en: 'Singapore', es: 'Singapur', it: 'Singapore', zh: '新加坡' },
  country: 'SG',
  host: 'www.wbnsingapore.example',
  language: 'en',
  locale: 'en-SG',
  timeZone: 'Asia/Singapore',
  currency: 'SGD',
  brand: { primary: '#b5253f', primaryDark: '#f78fa0', accent: '#7cc6a4' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+65 5550 0142' },
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
  sisterSites: sisterSitesOf('singapore'),
});
