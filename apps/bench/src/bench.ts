import type { Bed } from './bed/open-bed.ts';
import type { Effort } from './measure/run-rounds.ts';

/** Measures something on the imported data and prints its figures. */
export type Bench = (bed: Bed, effort: Effort) => Promise<void>;
