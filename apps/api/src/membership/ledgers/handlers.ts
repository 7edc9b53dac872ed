import { loadBoostsHandler } from './load-boosts.ts';
import { loadSupportHoursHandler } from './load-support-hours.ts';
import { startBoostHandler } from './start-boost.ts';

export const ledgerHandlers = [loadBoostsHandler, startBoostHandler, loadSupportHoursHandler];
