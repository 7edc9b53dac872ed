import { useLate } from './use-late.ts';

const load = async () => (await import('./compare-bar.tsx')).CompareBar;

/** Loads and shows the compare bar at the bottom of the window; renders nothing while nothing is chosen. */
export function LateCompareBar() {
  const Bar = useLate(load);
  return Bar && <Bar />;
}
