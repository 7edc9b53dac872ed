import { worldMapPath } from '@wbn/ui-kit/pictures/world-map-path.ts';

/** Seats of the 25 sites, in dots of the world map; neighbours stand apart far enough to be told. */
const sites = [
  [49.5, 50],
  [139.5, 49.5],
  [54.5, 45.5],
  [42.5, 19.5],
  [45, 49.5],
  [124.5, 20.5],
  [43.5, 34],
  [99, 26.5],
  [77, 18],
  [81.2, 15.2],
  [124, 27.5],
  [108.5, 25],
  [122, 39.2],
  [81.6, 20.6],
  [134.5, 22],
  [33, 28.5],
  [41, 26],
  [42.5, 40.5],
  [119.2, 34],
  [83.5, 48.5],
  [129.5, 21.5],
  [72.8, 22],
  [87.5, 20.5],
  [74.6, 14.6],
  [35.5, 21.5],
] as const;

/** The world in dots with the sites of the network. */
export function Territories() {
  const pins = sites
    .map(([x, y]) => `M${x} ${y}c-.7-1.300-2-2.100-2-3.600a2 2 0 0 1 4 0c0 1.500-1.300 2.300-2 3.600z`)
    .join('');
  const eyes = sites.map(([x, y]) => `M${x} ${y - 3.6}h0`).join('');
  return (
    <g transform="translate(12 42)scale(4)">
      <path className="strokeMid" strokeWidth=".62" strokeDasharray="0 1" d={worldMapPath} />
      <path className="accent strokeGround" strokeWidth=".3" d={pins} />
      <path className="strokePaper" strokeWidth="1.300" d={eyes} />
    </g>
  );
}
