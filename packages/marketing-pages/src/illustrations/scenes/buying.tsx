import { Factory } from '../pieces/buildings.tsx';
import { Person } from '../pieces/person.tsx';
import { Desk, Disc, Floor, Plant } from '../pieces/room.tsx';
import { BrowserWindow, Monitor } from '../pieces/screens.tsx';
import { Bubble, Check, Gear, Magnifier } from '../pieces/symbols.tsx';

/** A buyer at her desk compares machine parts on a screen. */
export function IndustrialBuyer() {
  return (
    <>
      <Disc />
      <Floor />
      <Person
        x={216}
        y={300}
        skin={2}
        hair="long"
        top="brand"
        arms={['down', 'type']}
        collar
        seated
        scale={1.3}
      />
      <Desk x={330} y={276} width={350} tone="deep" front />
      <Monitor x={400} y={200} scale={1.05}>
        <Gear x={-46} y={-98} tone="steelDeep" scale={0.75} />
        <Gear x={30} y={-98} tone="brand" scale={0.75} />
        <path className="strokeLine" strokeWidth="5" d="M-72-62h50M-72-50h34M6-62h50M6-50h34" />
        <path className="strokeSoft" d="M-8-124v80" />
        <Check x={66} y={-118} scale={0.6} tone="accent" />
      </Monitor>
      <path className="paper" d="M262 194h56v6h-56z" />
      <path className="accent" d="M268 187h44v7h-44z" />
      <Plant x={560} y={276} />
    </>
  );
}

/** Four people of a buying committee around a table, one draft contract in the middle. */
export function BuyingCommittee() {
  return (
    <>
      <Disc />
      <Person
        x={176}
        y={292}
        skin={1}
        hair="short"
        hairTone="hair"
        top="deep"
        arms={['down', 'type']}
        collar
        seated
        scale={1.15}
      />
      <Person x={276} y={280} skin={3} hair="bun" top="accent" arms={['type', 'down']} seated scale={1.15} />
      <Person
        x={372}
        y={280}
        skin={2}
        hair="scarf"
        hairTone="mid"
        top="brand"
        arms={['down', 'up']}
        seated
        scale={1.15}
      />
      <Person x={468} y={292} skin={2} hair="short" top="mid" arms={['type', 'down']} seated scale={1.15} />
      <path className="deep" d="M290 250h60l14 42h-88z" />
      <path className="strokeDeep" strokeWidth="9" d="M250 294h140" />
      <path className="deep" d="M96 228q0-22 224-22t224 22v12q0 22-224 22t-224-22z" />
      <ellipse className="brand" cx="320" cy="226" rx="224" ry="22" />

      <path className="paper" d="M288 216h58l10 20h-78z" />
      <path className="strokeLine" d="M296 222h40M293 228h50" />
      <path className="paper" d="M176 220h40l-4 12h-44zM426 220h40l8 12h-44z" />
      <Bubble x={446} y={58} scale={0.85}>
        <path className="strokeBrand" strokeWidth="7" d="M-12-1l9 9 17-18" />
      </Bubble>
    </>
  );
}

/** A buyer finds a supplier in a list of results. */
export function BuyersSearch() {
  return (
    <>
      <Disc x={300} />
      <BrowserWindow x={280} y={154} scale={1.12}>
        <rect className="soft" x="-130" y="-60" width="190" height="24" rx="12" />
        <path className="strokeBrand" strokeWidth="5" d="M-116-48h60" />
        <rect className="brand" x="68" y="-60" width="62" height="24" rx="12" />
        <path className="mid" d="M-130-22h34v30h-34zM-130 16h34v30h-34zM-130 54h34v30h-34z" />
        <path className="strokeDeep" strokeWidth="5" d="M-84-16h60M-84 22h76M-84 60h50" />
        <path className="strokeLine" strokeWidth="5" d="M-84 0h150M-84 38h120M-84 76h140" />
      </BrowserWindow>
      <Magnifier x={478} y={166} scale={1.35}>
        <Factory x={-2} y={16} scale={0.32} />
      </Magnifier>
    </>
  );
}
