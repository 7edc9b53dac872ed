import { Booth, Counter } from '../pieces/buildings.tsx';
import { Person } from '../pieces/person.tsx';
import { Desk, Disc, Floor, Plant } from '../pieces/room.tsx';
import { Bubble, Gear, Pin, Words } from '../pieces/symbols.tsx';

/** An exhibitor and visitors at a booth of a trade fair. */
export function TradeFair() {
  return (
    <>
      <path
        className="soft"
        d="M52 134h132v142h-132zM44 112h148v28h-148zM456 134h132v142h-132zM448 112h148v28h-148z"
      />
      <path className="strokeMid" strokeWidth="4" d="M24 44h592M238 44v58M394 44v58" />
      <path className="strokeMid" strokeWidth="5" d="M92 126h52M496 126h52" />
      <Floor />
      <Booth x={316} y={276} />

      <Person
        x={272}
        y={276}
        skin={1}
        hair="bob"
        hairTone="hair"
        top="brand"
        arms={['hip', 'carry']}
        collar
      />
      <Counter x={336} y={276} />
      <Gear x={358} y={196} tone="steelDeep" scale={0.7} />
      <Person x={472} y={276} skin={3} hair="short" top="deep" arms={['out', 'down']} collar scale={1.05} />
      <Person
        x={536}
        y={276}
        skin={2}
        hair="long"
        hairTone="hair"
        top="accent"
        skirt
        legs="deep"
        scale={0.98}
      />
      <Person x={150} y={276} skin={2} hair="short" top="mid" arms={['down', 'carry']} />
      <path className="paper" d="M174 164h26v34h-26z" />
      <path className="strokeBrand" d="M180 174h13M180 182h9" />
      <Plant x={76} y={276} />
    </>
  );
}

/** A salesman presents a sample to a customer across a table. */
export function SalesVisit() {
  return (
    <>
      <Disc />
      <Floor />
      <path className="mid" d="M70 66h90v96h-90zM480 66h90v96h-90z" />
      <path className="strokeGround" strokeWidth="5" d="M115 66v96M70 112h90M525 66v96M480 112h90" />
      <Person
        x={210}
        y={296}
        skin={3}
        hair="short"
        top="brand"
        arms={['down', 'out']}
        collar
        seated
        scale={1.25}
      />
      <Person
        x={440}
        y={296}
        skin={1}
        hair="bun"
        hairTone="hair"
        top="deep"
        arms={['down', 'carry']}
        flip
        collar
        seated
        scale={1.25}
      />
      <Desk x={326} y={276} width={330} tone="accent" front />
      <Gear x={328} y={166} tone="steelDeep" />
      <path className="paper" d="M376 194h60l8 6h-60z" />
      <path className="deep" d="M284 194h22v6h-22z" />
      <Bubble x={300} y={72}>
        <Words x={0} y={0} />
      </Bubble>
      <path className="ink" d="M80 240h62q5 0 5 5v31h-72v-31q0-5 5-5z" />
      <path className="strokeInk" strokeWidth="5" d="M100 238v-8h22v8" />
      <path className="accent" d="M106 252h10v8h-10z" />
    </>
  );
}

/** Distribution territories on a map, with routes from one warehouse. */
export function DistributionMap() {
  return (
    <>
      <g className="soft strokeGround" strokeWidth="6">
        <path d="M90 90l150-44 30 60-20 70-110 30-56-40z" />
        <path className="mid" d="M240 46l150 12 24 74-60 60-104-16 20-70z" />
        <path d="M390 58l140 4 34 92-78 52-72-14-60-0 60-60z" />
        <path d="M140 206l110-30 104 16-20 86-130 10z" />
        <path className="mid" d="M354 192l60 0 72 14 20 62-90 24-82-14z" />
      </g>
      <path
        className="strokeBrand"
        strokeWidth="4"
        strokeDasharray="2 9"
        d="M322 142Q240 80 168 130M322 142Q270 210 230 244M322 142Q400 170 424 250M322 142Q400 70 480 128"
      />
      <Pin x={168} y={130} scale={1.3} />
      <Pin x={230} y={246} scale={1.3} />
      <Pin x={424} y={252} scale={1.3} />
      <Pin x={480} y={130} scale={1.3} />

      <path className="deep" d="M286 134l36-24 36 24v40h-72z" />
      <path className="paper" d="M300 144h44v30h-44z" />
      <path className="strokeLine" d="M300 152h44M300 160h44M300 168h44" />
    </>
  );
}
