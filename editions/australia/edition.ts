import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'australia',
  label: { en: 'Australia', es: 'Australia', it: 'Australia', zh: '澳大利亚' },
  country: 'AU',
  host: 'www.wbnaustralia.example',
  language: 'en',
  locale: 'en-AU',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  brand: { primary: '#00634f', primaryDark: '#5cc9ac', accent: '#f2b705' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+61 2 5550 0142' },
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
  sisterSites: sisterSitesOf('australia'),
});
