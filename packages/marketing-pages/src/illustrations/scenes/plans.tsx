import type { Tone } from '../illustration.css.ts';
import { Rack } from '../pieces/buildings.tsx';
import { Person } from '../pieces/person.tsx';
import { Floor } from '../pieces/room.tsx';

interface StockProps {
  readonly x: number;
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
}

const goods: readonly Tone[] = ['brand', 'mid', 'accent', 'deep'];
const shapes = ['h24v30h-24z', 'h26v22h-26z', 'h20v34h-20z', 'h24v26h-24z'];
const heights = [30, 22, 34, 26];

/** A rack with exactly `count` products: the slots of a membership level. */
function Stock({ x, columns, rows, count }: StockProps) {
  const [left, paths] = [x - columns * 17, goods.map(() => '')];
  let labels = '';
  for (let slot = 0; slot < count; slot += 1) {
    const [row, column] = [Math.floor(slot / columns), slot % columns];
    const kind = (column * 5 + row * 7 + (column >> 1)) % goods.length;
    paths[kind] += `M${left + column * 34 + 5} ${276 - row * 46 - 6 - (heights[kind] ?? 0)}${shapes[kind]}`;
    labels += `M${left + column * 34 + 11} ${276 - row * 46 - 15}h10`;
  }
  return (
    <>
      <Rack x={x} y={276} rows={rows} columns={columns} />
      {goods.map((tone, kind) => (
        <path key={tone} className={tone} d={paths[kind]} />
      ))}
      <path className="strokeShine" strokeWidth="5" d={labels} />
    </>
  );
}

interface PlanProps extends StockProps {
  readonly zoom: number;
  readonly disc: number;
  readonly owner: number;
}

/** The rack of a level with its owner before it. */
function Plan({ zoom, disc, owner, ...stock }: PlanProps) {
  return (
    <>
      <Floor />
      <circle className="soft" cx="330" cy={276 - disc} r={disc} />
      <g transform={`translate(0 ${276 - 276 * zoom})scale(${zoom})`}>
        <Stock {...stock} />
      </g>
      <Person
        x={owner}
        y={276}
        hair="bob"
        hairTone="hair"
        arms={['down', 'point']}
        scale={0.5 + zoom * 0.5}
      />
    </>
  );
}

/** Seven products on one board. */
export const PlanStandard = () => (
  <Plan x={236} columns={7} rows={1} count={7} zoom={1.6} disc={96} owner={112} />
);

/** Twenty products on two boards. */
export const PlanGold = () => (
  <Plan x={268} columns={10} rows={2} count={20} zoom={1.35} disc={116} owner={74} />
);

/** Fifty products on five boards. */
export const PlanPremium = () => (
  <Plan x={350} columns={10} rows={5} count={50} zoom={1} disc={128} owner={124} />
);

/** A hundred products on a rack that fills the room. */
export const PlanPlatinum = () => (
  <Plan x={468} columns={20} rows={5} count={100} zoom={0.76} disc={132} owner={46} />
);
