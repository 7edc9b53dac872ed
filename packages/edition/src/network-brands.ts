import type { EditionId } from './network.ts';

/**
 * Brand colours of each site besides `color` in network.ts, for hosts that render pages of all sites. Kept apart
 * because browsers load network.ts.
 */
export const networkBrands: Readonly<Record<EditionId, { primaryDark: string; accent: string }>> = {
  argentina: { primaryDark: '#7db8ea', accent: '#f0b429' },
  australia: { primaryDark: '#5cc9ac', accent: '#f2b705' },
  brazil: { primaryDark: '#58c987', accent: '#ffd23f' },
  canada: { primaryDark: '#f58d93', accent: '#e3bd86' },
  chile: { primaryDark: '#86acf2', accent: '#ef7b66' },
  china: { primaryDark: '#f88f82', accent: '#e8b23a' },
  colombia: { primaryDark: '#e3b04b', accent: '#63b7cf' },
  dubai: { primaryDark: '#d9b871', accent: '#3fb8b0' },
  france: { primaryDark: '#97a8f5', accent: '#f0714f' },
  germany: { primaryDark: '#b5bcc7', accent: '#f2a900' },
  'hong-kong': { primaryDark: '#f38abf', accent: '#f5c451' },
  india: { primaryDark: '#f3a063', accent: '#7fc78f' },
  indonesia: { primaryDark: '#f18e9b', accent: '#d9a441' },
  italy: { primaryDark: '#6cc98f', accent: '#f08a5d' },
  japan: { primaryDark: '#f58fa1', accent: '#f6c1c9' },
  mexico: { primaryDark: '#5fc9a4', accent: '#f280a8' },
  miami: { primaryDark: '#5cc4e6', accent: '#ff8466' },
  peru: { primaryDark: '#f2918c', accent: '#e9b872' },
  singapore: { primaryDark: '#f78fa0', accent: '#7cc6a4' },
  'south-africa': { primaryDark: '#5ecba0', accent: '#ffb612' },
  'south-korea': { primaryDark: '#8eaef0', accent: '#ee7285' },
  spain: { primaryDark: '#f49a83', accent: '#f6b52e' },
  turkey: { primaryDark: '#f58c92', accent: '#6cc3d0' },
  'united-kingdom': { primaryDark: '#98abeb', accent: '#e8707d' },
  usa: { primaryDark: '#8cb0ef', accent: '#ef7f73' },
};
