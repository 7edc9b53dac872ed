import { Seal, Sheet } from '../pieces/papers.tsx';
import { Person } from '../pieces/person.tsx';
import { At } from '../pieces/place.tsx';
import { Desk, Disc, Floor } from '../pieces/room.tsx';
import { Lock, Scales } from '../pieces/symbols.tsx';

/** Scales beside an agreement: terms of use. */
export function Terms() {
  return (
    <>
      <Disc />
      <Floor />
      <Sheet x={176} y={164} scale={1.6} turn={-4} lines={6} />
      <Scales x={420} y={276} scale={1.4} />
    </>
  );
}

/** Company data behind a lock. */
export function Privacy() {
  return (
    <>
      <Disc />
      <rect className="shadow" x="154" y="64" width="300" height="204" rx="12" />
      <rect className="paper" x="148" y="58" width="300" height="204" rx="12" />
      <circle className="mid" cx="204" cy="116" r="30" />
      <path
        className="brand"
        d="M184 136a20 18 0 0 1 40 0 30 30 0 0 1-40 0zM194 108a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
      <path className="strokeBrand" strokeWidth="8" d="M256 104h90" />
      <path className="strokeLine" strokeWidth="6" d="M256 128h150M176 172h30M176 200h30M176 228h30" />
      <path
        className="strokeMid"
        strokeWidth="9"
        strokeDasharray="0 18"
        d="M236 172h120M236 200h90M236 228h110"
      />
      <Lock x={464} y={192} scale={1.9} tone="accent" />
    </>
  );
}

/** Two people sign a contract and shake hands. */
export function Contract() {
  return (
    <>
      <Disc />
      <Floor />
      <Person x={258} y={276} skin={2} hair="bob" top="brand" arms={['down', 'out']} collar scale={1.32} />
      <Person
        x={390}
        y={276}
        skin={1}
        hair="short"
        hairTone="hair"
        top="deep"
        arms={['down', 'out']}
        flip
        collar
        scale={1.32}
      />

      <Sheet x={520} y={146} turn={5} lines={4} />
      <path className="strokeInk" d="M500 188q8-14 12-2t10-4 8 2" />
      <Seal x={544} y={182} scale={0.6} />
      <Desk x={120} y={276} width={110} />
      <path className="paper" d="M82 195h50v5h-50z" />
      <path className="strokeInk" strokeWidth="4" d="M110 190l34-8" />
    </>
  );
}

/** Stamped papers prove what a company says of itself. */
export function Verification() {
  return (
    <>
      <Disc />
      <Sheet x={236} y={164} scale={1.6} turn={-6} lines={6} />
      <Sheet x={306} y={164} scale={1.6} turn={3} lines={4} />
      <At x={300} y={212} turn={3}>
        <path className="strokeMid" strokeWidth="5" d="M-40 16q10-22 18 0t20-10 20 6" />
      </At>
      <At x={462} y={174}>
        <circle className="brand strokeBrand" strokeWidth="24" strokeDasharray="0 23.560" r="60" />
        <circle className="strokeShine" strokeWidth="5" r="50" />
        <path className="strokePaper" strokeWidth="13" d="M-24 2l17 17 32-36" />
      </At>
    </>
  );
}
