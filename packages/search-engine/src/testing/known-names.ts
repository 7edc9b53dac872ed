import type { Known } from '../understand/conditions/condition.ts';
import { createPlaces } from '../understand/places.ts';

/** Places of companies in a few cities. */
const places = createPlaces(
  [
    { country: 'AU', region: 'AU-WA', city: 'Welshpool' },
    { country: 'AU', region: 'AU-NSW', city: 'Sydney' },
    { country: 'DE', region: 'DE-HH', city: 'Hamburg' },
    { country: 'IT', region: 'IT-25', city: 'Lumezzane' },
    { country: 'IT', region: 'IT-82', city: 'Catania' },
    { country: 'FR', region: 'FR-PAC', city: 'Nice' },
  ],
  (name) => name === 'nice',
);

const categories = ['industrial robots', 'traditional chinese medicine'];

/** A few places and categories. */
export const known: Known = { places, isCategory: (key) => categories.includes(key) };
