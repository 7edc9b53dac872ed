import { Factory } from '../pieces/buildings.tsx';
import { Carton, Truck } from '../pieces/freight.tsx';
import { Seal, Sheet } from '../pieces/papers.tsx';
import { At } from '../pieces/place.tsx';
import { Crane, Sea, Ship } from '../pieces/port.tsx';
import { Disc, Floor } from '../pieces/room.tsx';
import { Coins, Gear } from '../pieces/symbols.tsx';

/** A tariff code of six digits, read in pairs: chapter, heading, subheading. */
export function CustomsCodes() {
  return (
    <>
      <Disc />
      <Floor />
      <path className="paper" d="M150 46h340q10 0 10 10v92q0 10-10 10h-340q-10 0-10-10v-92q0-10 10-10z" />
      <path className="soft" d="M162 62h96v62h-96zM272 62h96v62h-96zM382 62h96v62h-96z" />
      <g className="brand" fontSize="46" fontWeight="700" textAnchor="middle">
        <text x="210" y="110">
          84
        </text>
        <text x="320" y="110">
          13
        </text>
        <text x="430" y="110">
          70
        </text>
      </g>
      <path className="strokeAccent" strokeWidth="5" d="M165 134h90M165 142h200M165 150h310" />
      <path className="strokeMid" strokeWidth="3" d="M210 158v40M320 158v40M430 158v40" />
      <Gear x={210} y={234} tone="steelDeep" scale={1.1} />
      <At x={320} y={276}>
        <path className="steelDeep" d="M-44-8h88v8h-88z" />
        <rect className="brand" x="-34" y="-56" width="50" height="48" rx="6" />
        <path className="strokeShadow" d="M-24-48v32M-14-48v32M-4-48v32M6-48v32" />
        <circle className="deep" cx="26" cy="-32" r="18" />
        <path className="deep" d="M20-66h14v24h-14z" />
      </At>
      <At x={430} y={238}>
        <path className="deep" d="M14-40h24v60h-24z" />
        <circle className="deep" r="38" />
        <circle className="steel" r="26" />
        <path
          className="strokeInk"
          strokeWidth="5"
          d="M0-22q-12 8-4 16M22 0q-8-12-16-4M0 22q12-8 4-16M-22 0q8 12 16 4"
        />
        <circle className="accent" r="7" />
      </At>
    </>
  );
}

/** Money and goods change hands through a bank: letter of credit. */
export function PaymentTerms() {
  return (
    <>
      <Disc />
      <Floor />
      <At x={320} y={276}>
        <path className="deep" d="M-86-128l86-48 86 48v10h-172zM-86-14h172v14h-172z" />
        <path className="brand" d="M-76-118h152v104h-152z" />
        <path
          className="strokePaper"
          strokeWidth="16"
          strokeLinecap="butt"
          d="M-54-110v92M-18-110v92M18-110v92M54-110v92"
        />
        <circle className="accent" cy="-144" r="12" />
      </At>
      <Coins x={124} y={276} count={8} />
      <Coins x={76} y={276} count={5} />
      <path
        className="strokeAccentDeep"
        strokeWidth="5"
        d="M160 226h52M200 214l12 12-12 12M480 226h-52M440 214l-12 12 12 12"
      />
      <Sheet x={126} y={112} scale={0.9} turn={-5} lines={4} />
      <Carton x={540} y={276} scale={1.9} />
      <Sheet x={522} y={122} scale={0.9} turn={5} head="accentDeep" lines={3} />
      <Seal x={546} y={146} scale={0.7} tone="brand" />
    </>
  );
}

/** From the seller's door over the port to the buyer's: where cost and risk pass. */
export function ShippingTerms() {
  return (
    <>
      <Floor />
      <path className="mid" d="M236 262h170v22h-170z" />
      <Factory x={106} y={276} scale={0.85} />
      <Ship x={322} y={268} scale={0.56} />
      <path className="steel" d="M208 258h28v20h-28zM406 258h28v20h-28z" />
      <At x={542} y={276}>
        <path className="deep" d="M-68-74l68-40 68 40v74h-136z" />
        <path className="paper" d="M-40-60h80v60h-80z" />
        <path className="strokeLine" d="M-40-46h80M-40-32h80M-40-18h80" />
      </At>
      <path className="strokeBrand" strokeWidth="9" d="M60 74h250" />
      <path className="strokeAccent" strokeWidth="9" d="M330 74h250" />
      <path
        className="strokeMid"
        strokeWidth="3"
        strokeDasharray="3 8"
        d="M106 74v90M222 74v176M320 74v108M420 74v176M542 74v80"
      />
      <g className="paper strokeBrand" strokeWidth="5">
        <circle cx="106" cy="74" r="12" />
        <circle cx="222" cy="74" r="12" />
      </g>
      <circle className="deep" cx="320" cy="74" r="18" />
      <path className="strokePaper" strokeWidth="5" d="M312 74l6 6 10-11" />
      <g className="paper strokeAccentDeep" strokeWidth="5">
        <circle cx="420" cy="74" r="12" />
        <circle cx="542" cy="74" r="12" />
      </g>
    </>
  );
}

/** Truck, crane and ship hand a container on. */
export function Logistics() {
  return (
    <>
      <Disc x={450} y={150} r={112} />
      <Sea x={300} y={262} />
      <path className="steel" d="M0 246h300v74h-284q-16 0-16-16z" />
      <path className="steelDeep" d="M0 246h308v10h-308z" />
      <Crane x={240} y={246} drop={40} />
      <Truck x={93} y={246} />
      <Ship x={478} y={268} scale={0.9} flip />
    </>
  );
}
