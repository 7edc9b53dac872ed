import type { ReactNode } from 'react';
import type { Tone } from '../illustration.css.ts';
import { At, type Place, strokeOf } from './place.tsx';

interface Toned extends Place {
  readonly tone?: Tone;
}

/** A map pin, its point at the place, 34 high. */
export function Pin({ tone = 'accent', ...place }: Toned) {
  return (
    <At {...place}>
      <path className={tone} d="M0 0c-4-8-12-13-12-22a12 12 0 0 1 24 0c0 9-8 14-12 22z" />
      <circle className="paper" cy="-22" r="5" />
    </At>
  );
}

/** A speech bubble of 96 by 60 with its tail at the lower left; children instead of two lines of words. */
export function Bubble({ tone = 'paper', children, ...place }: Toned & { readonly children?: ReactNode }) {
  return (
    <At {...place}>
      <path
        className={tone}
        d="M-36-30h72q12 0 12 12v24q0 12-12 12h-44l-18 16v-16h-10q-12 0-12-12v-24q0-12 12-12z"
      />
      {children}
    </At>
  );
}

/** Two lines of words for a bubble. */
export function Words({ tone = 'line', ...place }: Toned) {
  return (
    <At {...place}>
      <path className={strokeOf(tone)} strokeWidth="6" d="M-28-13h56M-28 3h36" />
    </At>
  );
}

/** A disc with a check mark, radius 18. */
export function Check({ tone = 'brand', ...place }: Toned) {
  return (
    <At {...place}>
      <circle className={tone} r="18" />
      <path className="strokePaper" strokeWidth="5" d="M-8 0l6 6 10-11" />
    </At>
  );
}

/** A magnifying glass, centre of the lens at the place, radius 34. */
export function Magnifier({ children, ...place }: Place & { readonly children?: ReactNode }) {
  return (
    <At {...place}>
      <path className="strokeInk" strokeWidth="13" d="M29 29l32 32" />
      <circle className="paper" r="36" />
      {children}
      <circle className="strokeBrand" strokeWidth="8" r="36" />
    </At>
  );
}

/** A globe of radius 80 with land and a grid. */
export function Globe({ tone = 'mid', land = 'brand', ...place }: Toned & { readonly land?: Tone }) {
  return (
    <At {...place}>
      <circle className={tone} r="80" />
      <path
        className={land}
        d="M-50-62q26-20 44-16l6 12-16 8-2 14-18 4-8 16-16-2-8-20q8-10 18-16zM-34 0l24 6 12 16-10 18-8 28q-14-8-16-28l-12-18zM24-60q20-4 34 6 16 16 20 36l-16 4-12-10-14 6-4 14-16-6 2-16 14-10-12-8zM30 8l24 4 10 10q-4 22-18 34l-10-2-10-26z"
      />
      <path
        className="strokeShine"
        d="M-80 0h160M0-80v160M-69-40h138M-69 40h138M0-80c-56 30-56 130 0 160 56-30 56-130 0-160z"
      />
    </At>
  );
}

/** Coins in a pile of `count`, 44 wide, standing. */
export function Coins({ count, ...place }: Place & { readonly count: number }) {
  const rims = Array.from({ length: count }, (_, coin) => `M-19 ${-5 - coin * 11}h38`).join('');
  return (
    <At {...place}>
      <path className="strokeAccent" strokeWidth="10" d={rims} />
      <path className="strokeShadow" strokeWidth="2" d={rims} />
    </At>
  );
}

/** A shield of 76 by 92 with a check mark. */
export function Shield({ tone = 'brand', ...place }: Toned) {
  return (
    <At {...place}>
      <path className={tone} d="M0-48q18 14 40 14v26q0 38-40 56-40-18-40-56v-26q22 0 40-14z" />
      <path className="shadow" d="M0-48q18 14 40 14v26q0 38-40 56z" />
      <path className="strokePaper" strokeWidth="8" d="M-15 0l11 11 19-21" />
    </At>
  );
}

/** A padlock of 56 by 72. */
export function Lock({ tone = 'brand', ...place }: Toned) {
  return (
    <At {...place}>
      <path className="strokeInk" strokeWidth="8" d="M-16-6v-14a16 16 0 0 1 32 0v14" />
      <rect className={tone} x="-28" y="-8" width="56" height="44" rx="7" />
      <path className="paper" d="M-6 10a6 6 0 0 1 12 0q0 3-3 5v9h-6v-9q-3-2-3-5z" />
    </At>
  );
}

/** A gear wheel of radius 30 with eight teeth. */
export function Gear({ tone = 'steel', ...place }: Toned) {
  return (
    <At {...place}>
      <circle className={strokeOf(tone)} strokeWidth="14" r="18" />
      <path
        className={strokeOf(tone)}
        strokeWidth="10"
        strokeLinecap="butt"
        d="M0-22v-11M0 22v11M-22 0h-11M22 0h11M-16-16l-8-8M16 16l8 8M-16 16l-8 8M16-16l8-8"
      />
    </At>
  );
}

/** Scales with two pans, 120 wide, standing. */
export function Scales(place: Place) {
  return (
    <At {...place}>
      <path className="strokeInk" strokeWidth="6" d="M0-4v-126M-52-112h104M-24-3h48" />
      <path
        className="strokeSteelDeep"
        strokeWidth="2.500"
        d="M-52-112l-22 48M-52-112l22 48M52-112l-22 48M52-112l22 48"
      />
      <path className="brand" d="M-80-64h56q-4 22-28 22t-28-22zM24-64h56q-4 22-28 22t-28-22z" />
      <circle className="accent" cy="-134" r="9" />
    </At>
  );
}
