import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'turkey',
  label: { en: 'Turkey', es: 'Turquía', it: 'Turchia', zh: '土耳其' },
  country: 'TR',
  host: 'www.wbnturkey.example',
  language: 'en',
  locale: 'en-TR',
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
  brand: { primary: '#ab1f2d', primaryDark: '#f58c92', accent: '#6cc3d0' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+90 555 0142 25' },
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
  sisterSites: sisterSitesOf('turkey'),
});
