import { Person } from '../pieces/person.tsx';
import { Bars, Desk, Disc, Floor, Plant } from '../pieces/room.tsx';
import { Monitor } from '../pieces/screens.tsx';
import { Globe } from '../pieces/symbols.tsx';

/** Two people work in an export office with a world map on the wall. */
export function ExportOffice() {
  return (
    <>
      <Disc />
      <Floor />
      <rect className="paper" x="238" y="34" width="164" height="92" rx="6" />
      <Globe x={284} y={80} scale={0.42} />
      <path className="strokeLine" strokeWidth="6" d="M334 60h50M334 76h34M334 92h44" />
      <Person x={180} y={300} skin={3} hair="bald" top="accent" arms={['down', 'type']} seated scale={1.1} />
      <Person
        x={462}
        y={300}
        skin={1}
        hair="bob"
        hairTone="hair"
        top="brand"
        arms={['phone', 'type']}
        flip
        seated
        scale={1.1}
      />
      <Desk x={320} y={276} width={420} tone="deep" front />
      <Monitor x={258} y={200} scale={0.6}>
        <path className="strokeLine" strokeWidth="8" d="M-66-112h90M-66-90h120M-66-68h60" />
      </Monitor>
      <Monitor x={384} y={200} scale={0.6}>
        <Bars x={0} y={-50} scale={1.1} />
      </Monitor>
      <Plant x={76} y={276} />
      <Plant x={576} y={276} scale={1.2} />
    </>
  );
}

/** A trainer explains at a board to three learners. */
export function StaffTraining() {
  return (
    <>
      <Disc x={300} />
      <Floor />
      <rect className="paper" x="176" y="36" width="230" height="140" rx="6" />
      <path className="strokeSteelDeep" strokeWidth="6" d="M214 176l-14 98M368 176l14 98" />
      <path className="strokeSteel" strokeWidth="7" d="M180 176h222" />
      <path className="strokeBrand" strokeWidth="6" d="M200 62h70" />
      <path className="strokeLine" strokeWidth="6" d="M200 86h88M200 106h64M200 126h78M200 146h50" />
      <Bars x={344} y={150} scale={1.15} />
      <Person
        x={140}
        y={276}
        skin={3}
        hair="long"
        top="brand"
        legs="deep"
        skirt
        arms={['hip', 'point']}
        scale={1.1}
      />
      <Person x={452} y={276} skin={1} hair="short" hairTone="hair" top="accent" />
      <Person x={518} y={276} skin={2} hair="scarf" hairTone="deep" top="mid" arms={['down', 'up']} />
      <Person x={582} y={276} skin={2} hair="short" top="deep" />
    </>
  );
}
