import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'south-africa',
  label: { en: 'South Africa', es: 'Sudáfrica', it: 'Sudafrica', zh: '南非' },
  country: 'ZA',
  host: 'www.wbnsouthafrica.example',
  language: 'en',
  locale: 'en-ZA',
  timeZone: 'Africa/Johannesburg',
  currency: 'ZAR',
  brand: { primary: '#11694a', primaryDark: '#5ecba0', accent: '#ffb612' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+27 555 0142 22' },
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
  sisterSites: sisterSitesOf('south-africa'),
});
