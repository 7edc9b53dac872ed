import { Factory } from '../pieces/buildings.tsx';
import { Container } from '../pieces/freight.tsx';
import { Person } from '../pieces/person.tsx';
import { At } from '../pieces/place.tsx';
import { Disc, Floor } from '../pieces/room.tsx';
import { Bubble, Check, Gear, Globe, Words } from '../pieces/symbols.tsx';

/** A company's own listing among others. */
export function ConnectedListing() {
  return (
    <>
      <Disc />
      <path
        className="mid"
        d="M86 92h150q8 0 8 8v128q0 8-8 8h-150q-8 0-8-8v-128q0-8 8-8zM404 92h150q8 0 8 8v128q0 8-8 8h-150q-8 0-8-8v-128q0-8 8-8z"
      />
      <path className="strokeShine" strokeWidth="7" d="M96 206h80M96 222h50M484 206h60M484 222h40" />
      <rect className="shadow" x="204" y="46" width="244" height="238" rx="12" />
      <rect className="paper" x="198" y="40" width="244" height="238" rx="12" />
      <path className="soft" d="M198 150v-98q0-12 12-12h220q12 0 12 12v98z" />
      <Factory x={320} y={150} scale={0.72} />
      <path className="strokeBrand" strokeWidth="8" d="M222 180h110" />
      <path className="strokeLine" strokeWidth="6" d="M222 204h180M222 222h140" />
      <rect className="brand" x="220" y="240" width="84" height="22" rx="11" />
      <rect className="soft" x="314" y="240" width="60" height="22" rx="11" />
      <Check x={408} y={178} tone="accentDeep" />
    </>
  );
}

/** A search over trades and countries. */
export function ConnectedSearch() {
  return (
    <>
      <Disc />
      <rect className="paper" x="116" y="52" width="408" height="58" rx="29" />
      <path
        className="strokeBrand"
        strokeWidth="6"
        d="M140 78a10 10 0 0 1 20 0 10 10 0 0 1-20 0zM158 86l9 9"
      />
      <path className="strokeLine" strokeWidth="8" d="M190 81h130" />
      <rect className="brand" x="420" y="62" width="94" height="38" rx="19" />
      <path className="strokePaper" strokeWidth="6" d="M446 81h42" />
      <g className="paper">
        <rect x="116" y="136" width="124" height="136" rx="10" />
        <rect x="258" y="136" width="124" height="136" rx="10" />
        <rect x="400" y="136" width="124" height="136" rx="10" />
      </g>
      <Gear x={178} y={188} tone="brand" scale={1.1} />
      <Container x={320} y={206} scale={1.3} tone="accent" />
      <Globe x={462} y={188} scale={0.45} />
      <path
        className="strokeLine"
        strokeWidth="6"
        d="M136 236h84M136 252h50M278 236h84M278 252h60M420 236h84M420 252h40"
      />
    </>
  );
}

/** An inquiry goes from a buyer to a supplier and comes back answered. */
export function ConnectedInquiry() {
  return (
    <>
      <Disc />
      <Floor />
      <Person
        x={122}
        y={276}
        skin={1}
        hair="long"
        hairTone="hair"
        top="brand"
        arms={['down', 'up']}
        collar
        scale={1.2}
      />
      <Person
        x={518}
        y={276}
        skin={3}
        hair="helmet"
        top="mid"
        legs="deep"
        arms={['down', 'up']}
        flip
        scale={1.2}
      />
      <path
        className="strokeMid"
        strokeWidth="4"
        strokeDasharray="2 10"
        d="M180 110Q320 10 458 104M458 232Q320 300 180 238"
      />
      <At x={320} y={122}>
        <rect className="shadow" x="-78" y="-38" width="164" height="104" rx="8" />
        <rect className="paper" x="-84" y="-44" width="164" height="104" rx="8" />
        <path className="mid" d="M-84-36q0-8 8-8h148q8 0 8 8l-82 56z" />
        <path className="strokeLine" strokeWidth="5" d="M-68 42h50" />
        <circle className="accent" cx="74" cy="-42" r="17" />
      </At>
      <Bubble x={320} y={232} scale={1.05} tone="brand">
        <Words x={0} y={0} tone="paper" />
      </Bubble>
    </>
  );
}
