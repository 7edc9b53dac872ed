import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'china',
  label: { en: 'China', es: 'China', it: 'Cina', zh: '中国' },
  country: 'CN',
  host: 'www.wbnchina.example',
  language: 'zh',
  locale: 'zh-CN',
  timeZone: 'Asia/Shanghai',
  currency: 'CNY',
  brand: { primary: '#b3201c', primaryDark: '#f88f82', accent: '#e8b23a' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+86 555 0142 13' },
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
  sisterSites: sisterSitesOf('china'),
});
