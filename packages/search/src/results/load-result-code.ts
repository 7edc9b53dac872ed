import { loadResultTools } from './late-tools.tsx';
import { loadUserCard } from './late-user-card.tsx';

/**
 * The code of a list of results, for whoever comes from another page of the site: what comes after the results moves them, and a click
 * that was meant for one is lost. Code that cannot be fetched fails where it is drawn, in the words of the page. `business` as the
 * address says it: reading the whole address here would bring its reader into every page's first load.
 */
export async function loadResultCode(business: string | null): Promise<void> {
  const ofPeople = business?.toUpperCase() === 'UR' ? [loadUserCard()] : [];
  await Promise.allSettled([loadResultTools(), ...ofPeople]);
}
