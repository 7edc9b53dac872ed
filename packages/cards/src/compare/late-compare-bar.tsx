import { useLate } from './use-late.ts';

const load = async () => (await import('./compare-bar.tsx')).CompareBar;

/** What is chosen for comparison, at the bottom of the window; nothing while nothing is. */
export function LateCompareBar() {
  const Bar = useLate(load);
  return Bar && <Bar />;
}
