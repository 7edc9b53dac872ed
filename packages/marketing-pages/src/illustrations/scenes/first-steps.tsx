import { worldMapPath } from '@wbn/ui-kit/pictures/world-map-path.ts';
import { Office } from '../pieces/buildings.tsx';
import { ContainerStack } from '../pieces/freight.tsx';
import { Clipboard, Seal, Sheet } from '../pieces/papers.tsx';
import { Person } from '../pieces/person.tsx';
import { At } from '../pieces/place.tsx';
import { Crane, Sea, Ship } from '../pieces/port.tsx';
import { Bars, Desk, Disc, Floor, Plant } from '../pieces/room.tsx';
import { Laptop } from '../pieces/screens.tsx';
import { Globe, Pin } from '../pieces/symbols.tsx';

/** A container ship leaves a port with a quay crane. */
export function ExportStart() {
  return (
    <>
      <Disc x={440} y={150} r={112} />
      <Sea x={186} y={262} />
      <path className="steel" d="M0 246h186v74h-170q-16 0-16-16z" />
      <path className="steelDeep" d="M0 246h194v10h-194z" />
      <ContainerStack x={90} y={246} rows={['c', 'b']} width={34} height={14} />
      <ContainerStack x={14} y={246} rows={['b', 'a', 'c']} width={34} height={14} />
      <Crane x={116} y={246} drop={48} />
      <Ship x={464} y={268} scale={1.06} />
    </>
  );
}

/** A desk with a map of markets and charts. */
export function MarketResearch() {
  return (
    <>
      <Disc x={330} />
      <Floor />
      <rect className="paper" x="176" y="40" width="226" height="130" rx="8" />
      <g transform="translate(184 58)scale(1.37)">
        <path className="strokeMid" strokeWidth=".7" strokeDasharray="0 1" d={worldMapPath} />
      </g>
      <Pin x={236} y={88} />
      <Pin x={294} y={82} tone="brand" />
      <Pin x={360} y={90} />
      <path
        className="strokeAccentDeep"
        strokeWidth="2.500"
        strokeDasharray="2 7"
        d="M236 88q26 30 58-6q30 40 66 8"
      />
      <Person x={470} y={276} skin={2} hair="bun" top="deep" arms={['point', 'hip']} collar scale={1.15} />
      <Desk x={270} y={276} width={270} />
      <Laptop x={214} y={200} scale={0.62}>
        <Bars x={0} y={-24} scale={0.9} />
      </Laptop>
      <At x={330} y={200}>
        <path className="paper" d="M-46-5h84v5h-84z" />
        <path className="mid" d="M-40-11h70v6h-70z" />
        <path className="brand" d="M-44-18h66v7h-66z" />
      </At>
      <Plant x={108} y={276} />
    </>
  );
}

/** Invoice, packing list, bill of lading and certificate of origin. */
export function ExportDocuments() {
  return (
    <>
      <Disc />
      <Sheet x={150} y={160} turn={-8} scale={1.15} lines={3} />
      <path className="strokeMid" strokeWidth="5" transform="rotate(-8 150 160)" d="M114 200h46M114 212h34" />
      <path className="brand" transform="rotate(-8 150 160)" d="M168 190h24v24h-24z" />
      <Sheet x={264} y={152} turn={-2} scale={1.15} head="accentDeep" lines={2} />
      <At x={264} y={152} turn={-2}>
        <path className="accent" d="M-36 16h20v18h-20zM-10 16h20v18h-20zM-36 38h20v18h-20z" />
        <path className="shadow" d="M-28 16h5v7h-5zM-2 16h5v7h-5zM-28 38h5v7h-5z" />
        <path className="strokeBrand" strokeWidth="4" d="M20 25l5 5 9-10M20 47l5 5 9-10" />
      </At>
      <Sheet x={378} y={152} turn={3} scale={1.15} head="deep" lines={2} />
      <At x={378} y={152} turn={3}>
        <path className="brand" d="M-34 36h68l-8 20h-52z" />
        <path className="mid" d="M-20 20h18v14h-18zM0 20h18v14h-18z" />
        <path className="strokeMid" strokeWidth="3" d="M-38 62q8-5 15 0t15 0 15 0 15 0 15 0" />
      </At>
      <Sheet x={492} y={160} turn={9} scale={1.15} lines={2} />
      <At x={492} y={160} turn={9}>
        <rect className="strokeMid" x="-46" y="-63" width="92" height="126" rx="4" />
        <Globe x={-16} y={30} scale={0.24} />
        <Seal x={24} y={32} scale={0.7} />
      </At>
    </>
  );
}

/** A plan from an office to markets: route with milestones on a board. */
export function ExportPlan() {
  return (
    <>
      <Disc x={350} />
      <Floor />
      <rect className="shadow" x="210" y="46" width="330" height="190" rx="10" />
      <rect className="paper" x="204" y="40" width="330" height="190" rx="10" />
      <path className="strokeBrand" strokeWidth="7" d="M226 66h80" />
      <path className="strokeLine" strokeWidth="5" d="M226 84h54" />
      <path
        className="strokeMid"
        strokeWidth="5"
        strokeDasharray="1 11"
        d="M240 196c70 6 50-60 110-56s50-52 128-54"
      />
      <Office x={240} y={204} scale={0.3} tone="brand" />
      <path
        className="accent"
        d="M322 140a14 14 0 0 1 28 0 14 14 0 0 1-28 0zM404 112a14 14 0 0 1 28 0 14 14 0 0 1-28 0z"
      />
      <path className="strokePaper" strokeWidth="4" d="M330 140l4 4 8-8M412 112l4 4 8-8" />
      <path className="strokeInk" strokeWidth="4" d="M486 92v-40" />
      <path className="brand" d="M486 50h36l-9 11 9 11h-36z" />
      <path className="mid" d="M400 198h20v16h-20zM428 186h20v28h-20zM456 172h20v42h-20z" />
      <path className="brand" d="M484 156h20v58h-20z" />
      <Person x={140} y={276} skin={2} hair="short" top="deep" arms={['hold', 'point']} collar scale={1.2} />
      <Clipboard x={138} y={170} scale={0.52} turn={-6} />
      <circle className="skin2" cx="146" cy="192" r="7" />
    </>
  );
}
