import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { searchModeOf } from '../search-type.ts';
import { loadResultTools } from './late-tools.tsx';
import { loadUserCard } from './late-user-card.tsx';

/**
 * The code of a list of results, for whoever comes from another page of the site: what comes after the results moves them, and a click
 * that was meant for one is lost. Code that cannot be fetched fails where it is drawn, in the words of the page.
 */
export async function loadResultCode(type: SearchTypeCode): Promise<void> {
  const ofPeople = searchModeOf(type) === 'user' ? [loadUserCard()] : [];
  await Promise.allSettled([loadResultTools(), ...ofPeople]);
}
