import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'indonesia',
  label: { en: 'Indonesia', es: 'Indonesia', it: 'Indonesia', zh: '印度尼西亚' },
  country: 'ID',
  host: 'www.wbnindonesia.example',
  language: 'en',
  locale: 'en-ID',
  timeZone: 'Asia/Jakarta',
  currency: 'IDR',
  brand: { primary: '#a32638', primaryDark: '#f18e9b', accent: '#d9a441' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+62 555 0142 17' },
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
  sisterSites: sisterSitesOf('indonesia'),
});
