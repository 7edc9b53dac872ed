import { useLoadOnInteraction } from './use-load-on-interaction.ts';

const load = async () => (await import('./compare-bar.tsx')).CompareBar;

/** Loads and shows the compare bar at the bottom of the window; renders nothing while nothing is chosen. */
export function LazyCompareBar() {
  const Bar = useLoadOnInteraction(load);
  return Bar && <Bar />;
}
