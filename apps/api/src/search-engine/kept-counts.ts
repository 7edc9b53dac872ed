import type { MarkGroup } from './filter-marks.ts';

/** Whether the counters of `search_count` know how many documents pass: they are kept by type, country and industry. */
export function isKept(groups: readonly MarkGroup[]): boolean {
  return groups.every(({ facet }) => facet === undefined || facet === 'countries' || facet === 'industries');
}
