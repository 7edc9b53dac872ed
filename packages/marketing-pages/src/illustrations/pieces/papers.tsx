import type { Tone } from '../illustration.css.ts';
import { At, type Place, strokeOf } from './place.tsx';

/** A page of 90 by 120 with a heading and lines, its centre at the place. */
export function Sheet({ head = 'brand', lines = 5, ...place }: Place & { head?: Tone; lines?: number }) {
  const words = Array.from({ length: lines }, (_, line) => `M-33 ${-22 + line * 14}h${line % 2 ? 50 : 66}`);
  return (
    <At {...place}>
      <rect className="shadow" x="-43" y="-57" width="90" height="120" rx="6" />
      <rect className="paper" x="-45" y="-60" width="90" height="120" rx="6" />
      <path className={strokeOf(head)} strokeWidth="7" d="M-32-42h34" />
      <path className="strokeLine" strokeWidth="5" d={words.join('')} />
    </At>
  );
}

/** A rosette with two ribbons, 20 units in radius, and a check mark. */
export function Seal({ tone = 'accent', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path className="accentDeep" d="M-11 12l-4 28 11-7 4 4 4-4 11 7-4-28z" />
      <circle className={tone} r="20" />
      <circle className="strokeShine" r="14" />
      <path className="strokePaper" strokeWidth="4" d="M-7 0l5 5 9-9" />
    </At>
  );
}

/** A framed certificate of 150 by 110, its centre at the place. */
export function Certificate({ tone = 'brand', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <rect className="shadow" x="-72" y="-51" width="150" height="110" rx="5" />
      <rect className="paper" x="-75" y="-55" width="150" height="110" rx="5" />
      <rect className={strokeOf(tone)} x="-67" y="-47" width="134" height="94" rx="3" />
      <path className={strokeOf(tone)} strokeWidth="7" d="M-30-28h60" />
      <path className="strokeLine" strokeWidth="5" d="M-46-10h92M-36 4h72M-46 26h34" />
      <Seal x={38} y={24} scale={0.8} />
    </At>
  );
}

/** A wall calendar with one marked day, 96 by 96. */
export function Calendar(place: Place) {
  return (
    <At {...place}>
      <rect className="paper" x="-48" y="-48" width="96" height="96" rx="8" />
      <path className="brand" d="M-48-26v-14q0-8 8-8h80q8 0 8 8v14z" />
      <path className="strokeInk" strokeWidth="4" d="M-24-54v12M24-54v12" />
      <path
        className="strokeLine"
        strokeWidth="10"
        strokeLinecap="butt"
        strokeDasharray="10 8"
        d="M-32-10h64M-32 10h64M-32 30h40"
      />
      <circle className="accent" cx="9" cy="10" r="10" />
    </At>
  );
}

/** A clipboard of 70 by 96 with ticked rows. */
export function Clipboard(place: Place) {
  return (
    <At {...place}>
      <rect className="deep" x="-35" y="-48" width="70" height="96" rx="6" />
      <rect className="paper" x="-28" y="-38" width="56" height="79" rx="3" />
      <rect className="steel" x="-14" y="-54" width="28" height="14" rx="4" />
      <path className="strokeBrand" strokeWidth="4" d="M-21-20l4 4 7-8M-21 2l4 4 7-8M-21 24l4 4 7-8" />
      <path className="strokeLine" strokeWidth="5" d="M-2-18h22M-2 4h22M-2 26h14" />
    </At>
  );
}
