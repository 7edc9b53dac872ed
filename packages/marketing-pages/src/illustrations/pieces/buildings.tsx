import type { Tone } from '../illustration.css.ts';
import { At, type Place } from './place.tsx';

/** A factory with saw-tooth roof, 160 by 120. */
export function Factory({ tone = 'brand', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path className="steelDeep" d="M48-142h16v70h-16z" />
      <path className="accent" d="M48-142h16v8h-16z" />
      <path className="deep" d="M-80-76l0-26 36 26v-26l36 26v-26l36 26v-26l36 26h16v8h-160z" />
      <path className={tone} d="M-80-76h160v76h-160z" />
      <path className="paper" d="M-68-60h24v16h-24zM-38-60h24v16h-24zM-8-60h24v16h-24z" />
      <path className="steel" d="M28-50h40v50h-40z" />
      <path className="strokeShadow" strokeWidth="2" d="M28-40h40M28-30h40M28-20h40M28-10h40" />
      <path className="shadow" d="M-80-6h108v6h-108z" />
    </At>
  );
}

/** An office block of 84 by 150. */
export function Office({ tone = 'mid', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <rect className={tone} x="-42" y="-150" width="84" height="150" rx="3" />
      <path className="shadow" d="M20-150h19q3 0 3 3v147h-22z" />
      <path
        className="strokePaper"
        strokeWidth="12"
        strokeLinecap="butt"
        strokeDasharray="12 8"
        d="M-32-130h54M-32-106h54M-32-82h54M-32-58h54"
      />
      <path className="ink" d="M-14-30h24v30h-24z" />
    </At>
  );
}

/** A booth at a fair, 200 by 170: back wall, sign with a symbol, counter. */
export function Booth({ tone = 'brand', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path className="paper" d="M-96-150h192v150h-192z" />
      <path className="shadow" d="M-96-150h8v150h-8zM88-150h8v150h-8z" />
      <path className={tone} d="M-104-176h208v34h-208z" />
      <path className="strokeShine" strokeWidth="6" d="M-58-159h76" />
      <path className="accent" d="M-88-159a10 10 0 0 1 20 0 10 10 0 0 1-20 0z" />
    </At>
  );
}

/** A counter of 120 by 56. */
export function Counter({ tone = 'deep', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path className={tone} d="M-56-50h112v50h-112z" />
      <rect className="paper" x="-62" y="-58" width="124" height="9" rx="3" />
      <path className="strokeShine" strokeWidth="5" d="M-22-26h44" />
    </At>
  );
}

/** A warehouse rack: boards every 46 units, `columns` of 34 units. */
export function Rack({
  rows,
  columns,
  ...place
}: Place & { readonly rows: number; readonly columns: number }) {
  const [half, high] = [columns * 17 + 6, rows * 46];
  const boards = Array.from({ length: rows }, (_, row) => `M${-half} ${-row * 46 - 4}h${half * 2}`).join('');
  return (
    <At {...place}>
      <path className="strokeSteelDeep" strokeWidth="6" d={`M${-half} 0v${-high}M${half} 0v${-high}`} />
      <path className="strokeSteel" strokeWidth="5" d={boards} />
    </At>
  );
}
