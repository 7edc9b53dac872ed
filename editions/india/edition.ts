import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: 'india',
  label: { en: 'India', es: 'India', it: 'India', zh: '印度' },
  country: 'IN',
  host: 'www.wbnindia.example',
  language: 'en',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  brand: { primary: '#b0500a', primaryDark: '#f3a063', accent: '#7fc78f' },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: '+91 555 0142 16' },
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
  sisterSites: sisterSitesOf('india'),
});
