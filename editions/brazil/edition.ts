import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'brazil',
  label: { en: 'Brazil', es: 'Brasil', it: 'Brasile', zh: '巴西' },
  country: 'BR',
  host: 'www.wbnbrazil.example',
  language: 'en',
  locale: 'en-BR',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  brand: { primary: '#0b6b34', primaryDark: '#58c987', accent: '#ffd23f' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+55 555 0142 11' },
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
  sisterSites: sisterSitesOf('brazil'),
});
