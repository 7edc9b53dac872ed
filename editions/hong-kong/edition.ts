import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'hong-kong',
  label: { en: 'Hong Kong', es: 'Hong Kong', it: 'Hong Kong', zh: '香港' },
  country: 'HK',
  host: 'www.wbnhongkong.example',
  language: 'zh',
  locale: 'zh-Hant-HK',
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  brand: { primary: '#a3195b', primaryDark: '#f38abf', accent: '#f5c451' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+852 5550 0142' },
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
  sisterSites: sisterSitesOf('hong-kong'),
});
