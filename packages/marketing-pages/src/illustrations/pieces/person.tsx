import type { Tone } from '../illustration.css.ts';
import { At, type Place, strokeOf } from './place.tsx';

/** Elbow and hand, seen from the shoulder of a right arm. */
const poses = {
  down: [5, 23, 3, 44],
  hip: [15, 20, 3, 38],
  out: [10, 22, 36, 17],
  up: [19, 6, 27, -18],
  point: [20, 4, 43, -8],
  hold: [3, 25, -14, 26],
  carry: [7, 22, 25, 22],
  phone: [17, 12, 2, -20],
  type: [5, 24, 22, 26],
} as const;

const fringe = 'M-13-135c-1-19 27-19 26 0-4-7-8-8-13-8s-9 1-13 8z';
const hairBack = {
  short: '',
  bald: '',
  helmet: '',
  bob: 'M-15-134c0-21 30-21 30 0v12q0 5-5 5h-20q-5 0-5-5z',
  long: 'M-15-134c0-21 30-21 30 0l3 30q0 5-5 5h-26q-5 0-5-5z',
  bun: 'M-7-152a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
  scarf: 'M-16-134c0-24 32-24 32 0l4 22q-20 12-40 0z',
} as const;

interface PersonProps extends Place {
  readonly skin?: 1 | 2 | 3;
  readonly top?: Tone;
  readonly legs?: Tone;
  readonly hair?: keyof typeof hairBack;
  readonly hairTone?: Tone;
  readonly arms?: readonly [keyof typeof poses, keyof typeof poses];
  readonly skirt?: boolean;
  readonly collar?: boolean;
  /** Behind a desk or table: no legs. */
  readonly seated?: boolean;
}

const arm = (side: 1 | -1, pose: keyof typeof poses) => {
  const [ex, ey, hx, hy] = poses[pose];
  const at = (x: number, y: number) => `${side * (15 + x)} ${y - 105}`;
  return { d: `M${at(0, 0)}L${at(ex, ey)} ${at(hx, hy)}`, hand: [side * (15 + hx), hy - 105] as const };
};

/** A standing person of 150 units, feet at the place; the pose is two named arms. */
export function Person({ skin = 1, top = 'brand', legs = 'ink', hair = 'short', ...rest }: PersonProps) {
  const {
    hairTone = 'hairDark',
    arms = ['down', 'down'],
    skirt = false,
    collar = false,
    seated = false,
    ...place
  } = rest;
  const tone = `skin${skin}` as const;
  const [left, right] = [arm(-1, arms[0]), arm(1, arms[1])];
  const cap = hair === 'helmet' ? 'accent' : hairTone;
  return (
    <At {...place}>
      {!seated && (
        <>
          <path
            className={strokeOf(skirt ? tone : legs)}
            strokeWidth={skirt ? 9 : 14}
            d="M-8-56L-9-8M8-56L9-8"
          />
          <path className="hairDark" d="M-17 0q0-7 7-7h7v7zM2 0v-7h7q7 0 7 7z" />
        </>
      )}
      {skirt && <path className={legs} d="M-16-64h32l5 36h-42z" />}
      {hairBack[hair] && <path className={cap} d={hairBack[hair]} />}
      <path className={tone} d="M-5-124h10v14h-10zM-12-136a12 12 0 0 1 24 0v4a12 14 0 0 1-24 0z" />
      <path className={top} d="M-21-102q0-12 12-12h18q12 0 12 12l-4 46h-34z" />
      {collar && <path className="paper" d="M-7-114h14l-7 13z" />}
      <g strokeWidth="11" className={strokeOf(top)}>
        <path d={left.d} />
        <path d={right.d} />
      </g>
      <path className="strokeShadow" strokeWidth="2" d="M-14-94l-2 30M14-94l2 30" />
      <path className={tone} d={`M${left.hand.join(' ')}m-6 0a6 6 0 0 1 12 0 6 6 0 0 1-12 0z`} />
      <path className={tone} d={`M${right.hand.join(' ')}m-6 0a6 6 0 0 1 12 0 6 6 0 0 1-12 0z`} />
      {hair === 'helmet' ? (
        <path className="accent" d="M-14-138c0-19 28-19 28 0h3v4h-34v-4z" />
      ) : hair === 'scarf' ? (
        <path className={cap} d="M-14-134c-2-20 30-20 28 0-5-8-23-8-28 0z" />
      ) : (
        hair !== 'bald' && <path className={cap} d={fringe} />
      )}
    </At>
  );
}
