import type { Tone } from '../illustration.css.ts';
import { At, type Place } from './place.tsx';

const cargo: Record<string, Tone> = { a: 'brand', b: 'mid', c: 'accent', d: 'deep', e: 'paper', f: 'steel' };

interface StackProps {
  readonly x: number;
  readonly y: number;
  /** Rows from the top; a letter is a container of one colour, a dot is none. */
  readonly rows: readonly string[];
  readonly width?: number;
  readonly height?: number;
}

/** Stacked containers, bottom left at the place; one path per colour keeps the markup small. */
export function ContainerStack({ x, y, rows, width = 40, height = 17 }: StackProps) {
  const cells = rows.flatMap((row, line) =>
    [...row].map((letter, column) => ({
      letter,
      left: x + column * (width + 1),
      top: y - (rows.length - line) * (height + 1),
    })),
  );
  const ribs = cells.filter(({ letter }) => letter !== '.');
  return (
    <>
      {Object.entries(cargo).map(([letter, tone]) => {
        const own = cells.filter((cell) => cell.letter === letter);
        const d = own.map(({ left, top }) => `M${left} ${top}h${width}v${height}h${-width}z`).join('');
        return d && <path key={letter} className={tone} d={d} />;
      })}
      <path
        className="strokeShadow"
        strokeWidth={height - 5}
        strokeLinecap="butt"
        strokeDasharray="1.5 4"
        d={ribs.map(({ left, top }) => `M${left + 4} ${top + height / 2}h${width - 7}`).join('')}
      />
    </>
  );
}

/** One 20-foot container of 66 by 28 units (6.06 m by 2.59 m), with corner posts and corrugation. */
export function Container({ tone = 'brand', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path className={tone} d="M-33-28h66v28h-66z" />
      <path
        className="strokeShadow"
        strokeWidth="19"
        strokeLinecap="butt"
        strokeDasharray="2 2.500"
        d="M-29-13h48"
      />
      <path className="shadow" d="M21-28h12v28h-12zM-33-3h66v3h-66z" />
      <path className="strokeShine" strokeWidth="1" d="M25-23v19M29-23v19" />
    </At>
  );
}

/** A carton of 40 by 34 units with tape. */
export function Carton({ tone = 'accent', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <rect className={tone} x="-20" y="-34" width="40" height="34" rx="2" />
      <path className="shadow" d="M-4-34h8v12h-8zM-20-3h40v3h-40z" />
      <path className="strokeShadow" strokeWidth="2" d="M9-9h6M9-13h6" />
    </At>
  );
}

/** A pallet of 132 with five cartons in two layers. */
export function PalletLoad({ tone = 'accent', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path
        className="hair"
        d="M-66-14h132v5h-132zM-66-4h132v4h-132zM-64-10h14v8h-14zM-7-10h14v8h-14zM50-10h14v8h-14z"
      />
      {[-42, 0, 42].map((x) => (
        <Carton key={x} x={x} y={-14} tone={tone} />
      ))}
      {[-21, 21].map((x) => (
        <Carton key={x} x={x} y={-49} tone={tone} />
      ))}
    </At>
  );
}

/** A tractor with a container on its trailer, 170 units long, driving to the right. */
export function Truck({ tone = 'brand', ...place }: Place & { readonly tone?: Tone }) {
  return (
    <At {...place}>
      <path className="ink" d="M-86-20h168v6h-168z" />
      <path className={tone} d="M-86-68h118v46h-118z" />
      <path
        className="strokeShadow"
        strokeWidth="2"
        d="M-76-61v32M-66-61v32M-56-61v32M-46-61v32M-36-61v32M-26-61v32M-16-61v32M-6-61v32M4-61v32M14-61v32"
      />
      <path className="shadow" d="M22-68h10v46h-10z" />
      <path className="accent" d="M40-66h24q6 0 9 6l12 24v20h-45z" />
      <path className="paper" d="M52-58h12l10 20h-22z" />
      <path className="shadow" d="M40-24h45v8h-45z" />
      <path
        className="hairDark"
        d="M-76-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM-52-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM20-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM58-10a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
      <path
        className="steel"
        d="M-70-10a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM-46-10a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM26-10a4 4 0 0 1 8 0 4 4 0 0 1-8 0zM64-10a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"
      />
    </At>
  );
}
