import { Container, PalletLoad } from '../pieces/freight.tsx';
import { Person } from '../pieces/person.tsx';
import { At } from '../pieces/place.tsx';
import { Disc, Floor } from '../pieces/room.tsx';
import { Coins } from '../pieces/symbols.tsx';

/** Pallets, machines and a container ready for export. */
export function ExportGoods() {
  return (
    <>
      <Disc />
      <Floor />
      <Container x={464} y={276} scale={3} />
      <Container x={464} y={191} scale={3} tone="mid" />
      <PalletLoad x={270} y={276} scale={1.3} />
      <Person
        x={138}
        y={276}
        skin={1}
        hair="helmet"
        hairTone="hair"
        top="brand"
        legs="deep"
        arms={['hip', 'hold']}
        scale={1.15}
      />
      <path className="deep" d="M108 178h34v44h-34z" transform="rotate(-8 125 200)" />
      <path className="paper" d="M112 184h26v34h-26z" transform="rotate(-8 125 200)" />
    </>
  );
}

/** A price list with tags. */
export function PriceList() {
  const prices = 'M362 96h36M362 128h28M362 160h40M362 192h32';
  return (
    <>
      <Disc x={306} />
      <rect className="shadow" x="208" y="38" width="216" height="256" rx="10" />
      <rect className="paper" x="202" y="32" width="216" height="256" rx="10" />
      <path className="brand" d="M202 68v-26q0-10 10-10h196q10 0 10 10v26z" />
      <path className="strokePaper" strokeWidth="7" d="M222 51h72" />
      <path className="mid" d="M222 84h26v24h-26zM222 116h26v24h-26zM222 148h26v24h-26zM222 180h26v24h-26z" />
      <path className="strokeLine" strokeWidth="6" d="M262 96h70M262 128h54M262 160h62M262 192h48" />
      <path className="strokeBrand" strokeWidth="6" d={prices} />
      <path className="strokeSoft" d="M222 220h176" />
      <path className="strokeLine" strokeWidth="6" d="M222 240h60M222 258h90" />
      <At x={474} y={170} turn={-18}>
        <path className="accent" d="M-48-28l26-24h76q8 0 8 8v88q0 8-8 8h-76l-26-24z" transform="scale(1.1)" />
        <circle className="ground" cx="-32" r="8" />
        <path className="strokeHairDark" strokeWidth="6" d="M4-20h40M4 2h40M4 24h24" />
      </At>
      <path className="strokeInk" strokeWidth="2.500" d="M444 180q-30 20-26-20" />
      <Coins x={152} y={288} count={7} />
      <Coins x={104} y={288} count={4} />
    </>
  );
}
