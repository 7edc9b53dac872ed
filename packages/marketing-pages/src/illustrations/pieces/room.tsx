import type { Tone } from '../illustration.css.ts';
import { At, type Place } from './place.tsx';

/** The floor line most scenes stand on, at 276. */
export function Floor() {
  return <path className="strokeSoft" strokeWidth="8" d="M44 280h552" />;
}

/** A large quiet disc behind the subject. */
export function Disc({ x = 320, y = 156, r = 130 }: { x?: number; y?: number; r?: number }) {
  return <circle className="soft" cx={x} cy={y} r={r} />;
}

interface DeskProps extends Place {
  readonly width?: number;
  readonly tone?: Tone;
  /** A closed front that hides the legs of who sits behind. */
  readonly front?: boolean;
}

/** A desk 220 wide and 76 high. */
export function Desk({ width = 220, tone = 'accent', front = false, ...place }: DeskProps) {
  const half = width / 2;
  return (
    <At {...place}>
      <path className="strokeSteelDeep" strokeWidth="6" d={`M${18 - half}-68v65M${half - 18}-68v65`} />
      {front && (
        <>
          <path className="mid" d={`M${18 - half}-70h${width - 36}v${70}h${36 - width}z`} />
          <path className="shadow" d={`M${18 - half}-70h${width - 36}v12h${36 - width}z`} />
          <path className="strokeShadow" strokeWidth="2" d={`M${-width / 6}-54v54M${width / 6}-54v54`} />
        </>
      )}
      <rect className={tone} x={-half} y="-76" width={width} height="10" rx="3" />
    </At>
  );
}

/** A pot plant, 86 high. */
export function Plant(place: Place) {
  return (
    <At {...place}>
      <path
        className="brand"
        d="M0-28c-8-24-30-26-32-42 18 0 32 16 32 42zM0-28c8-20 28-24 32-36-20-2-32 12-32 36z"
      />
      <path className="deep" d="M0-26c-10-24-6-48 0-60 8 12 10 36 0 60z" />
      <path className="paper" d="M-19-30h38l-5 30h-28z" />
      <path className="shadow" d="M-19-30h38l-1 7h-36z" />
    </At>
  );
}

/** A bar chart of 80 by 60 with rising bars, standing. */
export function Bars(place: Place) {
  return (
    <At {...place}>
      <path className="mid" d="M-38-22h16v22h-16zM-16-34h16v34h-16z" />
      <path className="brand" d="M6-44h16v44h-16z" />
      <path className="accent" d="M28-60h16v60h-16z" />
    </At>
  );
}

/** A round clock of radius 26. */
export function Clock(place: Place) {
  return (
    <At {...place}>
      <circle className="paper" r="26" />
      <circle className="strokeInk" strokeWidth="4" r="26" />
      <path className="strokeInk" strokeWidth="4" d="M0-15v15l10 7" />
    </At>
  );
}
