import * as styles from './world-map.css.ts';
import { worldMapPath, worldMapSize } from './world-map-path.ts';

/** A drawn map of the world in dots (WID-12). */
export function WorldMap({ label }: { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${worldMapSize.width} ${worldMapSize.height}`}
      className={styles.map}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.62"
      strokeLinecap="round"
      strokeDasharray="0 1"
    >
      <path d={worldMapPath} />
    </svg>
  );
}
