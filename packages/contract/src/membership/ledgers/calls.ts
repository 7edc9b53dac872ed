import { loadBoosts } from './load-boosts.ts';
import { loadSupportHours } from './load-support-hours.ts';
import { startBoost } from './start-boost.ts';

/** What a company does with what its plan gives it. */
export const ledgerCalls = [loadBoosts, startBoost, loadSupportHours] as const;
