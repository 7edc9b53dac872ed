import type { EditionId } from './network.ts';

/**
 * What each site has besides network.ts, for hosts that render pages and mails of all sites: more brand colours, and the time zone that
 * a mail names, because nobody knows the reader's. Kept apart because browsers load network.ts.
 */
export const networkFacts: Readonly<
  Record<EditionId, { primaryDark: string; accent: string; timeZone: string }>
> = {
  argentina: { primaryDark: '#7db8ea', accent: '#f0b429', timeZone: 'America/Argentina/Buenos_Aires' },
  australia: { primaryDark: '#5cc9ac', accent: '#f2b705', timeZone: 'Australia/Sydney' },
  brazil: { primaryDark: '#58c987', accent: '#ffd23f', timeZone: 'America/Sao_Paulo' },
  canada: { primaryDark: '#f58d93', accent: '#e3bd86', timeZone: 'America/Toronto' },
  chile: { primaryDark: '#86acf2', accent: '#ef7b66', timeZone: 'America/Santiago' },
  china: { primaryDark: '#f88f82', accent: '#e8b23a', timeZone: 'Asia/Shanghai' },
  colombia: { primaryDark: '#e3b04b', accent: '#63b7cf', timeZone: 'America/Bogota' },
  dubai: { primaryDark: '#d9b871', accent: '#3fb8b0', timeZone: 'Asia/Dubai' },
  france: { primaryDark: '#97a8f5', accent: '#f0714f', timeZone: 'Europe/Paris' },
  germany: { primaryDark: '#b5bcc7', accent: '#f2a900', timeZone: 'Europe/Berlin' },
  'hong-kong': { primaryDark: '#f38abf', accent: '#f5c451', timeZone: 'Asia/Hong_Kong' },
  india: { primaryDark: '#f3a063', accent: '#7fc78f', timeZone: 'Asia/Kolkata' },
  indonesia: { primaryDark: '#f18e9b', accent: '#d9a441', timeZone: 'Asia/Jakarta' },
  italy: { primaryDark: '#6cc98f', accent: '#f08a5d', timeZone: 'Europe/Rome' },
  japan: { primaryDark: '#f58fa1', accent: '#f6c1c9', timeZone: 'Asia/Tokyo' },
  mexico: { primaryDark: '#5fc9a4', accent: '#f280a8', timeZone: 'America/Mexico_City' },
  miami: { primaryDark: '#5cc4e6', accent: '#ff8466', timeZone: 'America/New_York' },
  peru: { primaryDark: '#f2918c', accent: '#e9b872', timeZone: 'America/Lima' },
  singapore: { primaryDark: '#f78fa0', accent: '#7cc6a4', timeZone: 'Asia/Singapore' },
  'south-africa': { primaryDark: '#5ecba0', accent: '#ffb612', timeZone: 'Africa/Johannesburg' },
  'south-korea': { primaryDark: '#8eaef0', accent: '#ee7285', timeZone: 'Asia/Seoul' },
  spain: { primaryDark: '#f49a83', accent: '#f6b52e', timeZone: 'Europe/Madrid' },
  turkey: { primaryDark: '#f58c92', accent: '#6cc3d0', timeZone: 'Europe/Istanbul' },
  'united-kingdom': { primaryDark: '#98abeb', accent: '#e8707d', timeZone: 'Europe/London' },
  usa: { primaryDark: '#8cb0ef', accent: '#ef7f73', timeZone: 'America/New_York' },
};
