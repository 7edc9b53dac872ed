import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'japan',
  label: { en: 'Japan', es: 'Japón', it: 'Giappone', zh: '日本' },
  country: 'JP',
  host: 'www.wbnjapan.example',
  language: 'en',
  locale: 'en-JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  brand: { primary: '#a8213a', primaryDark: '#f58fa1', accent: '#f6c1c9' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+81 555 0142 19' },
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
  sisterSites: sisterSitesOf('japan'),
});
