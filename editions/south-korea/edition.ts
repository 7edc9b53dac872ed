import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'south-korea',
  label: { en: 'South Korea', es: 'Corea del Sur', it: 'Corea del Sud', zh: '韩国' },
  country: 'KR',
  host: 'www.wbnsouthkorea.example',
  language: 'en',
  locale: 'en-KR',
  timeZone: 'Asia/Seoul',
  currency: 'KRW',
  brand: { primary: '#24468f', primaryDark: '#8eaef0', accent: '#ee7285' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+82 555 0142 23' },
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
  sisterSites: sisterSitesOf('south-korea'),
});
