import { Carton, Container } from '../pieces/freight.tsx';
import { Sheet } from '../pieces/papers.tsx';
import { At } from '../pieces/place.tsx';
import { Disc, Floor, Plant } from '../pieces/room.tsx';
import { BrowserWindow, Laptop, Phone } from '../pieces/screens.tsx';
import { Gear } from '../pieces/symbols.tsx';

/** A company's page with products, on a laptop and a phone. */
export function WebPlatform() {
  return (
    <>
      <Disc />
      <Floor />
      <Laptop x={296} y={276} scale={2}>
        <path className="brand" d="M-64-90q0-2 2-2h124q2 0 2 2v8h-128z" />
        <path className="soft" d="M-56-77h70v26h-70z" />
        <path className="strokeMid" strokeWidth="5" d="M-50-70h34" />
        <path className="strokeLine" d="M-50-61h50" />
        <path className="accent" d="M20-77h36v26h-36z" />
        <path className="mid" d="M-56-46h24v18h-24zM-27-46h24v18h-24zM2-46h24v18h-24z" />
        <path className="soft" d="M32-46h24v18h-24z" />
        <path className="strokeLine" strokeWidth="2" d="M-56-23h20M-27-23h16M2-23h20M32-23h14" />
      </Laptop>
      <Phone x={508} y={198} scale={0.8}>
        <path className="brand" d="M-41-72h82v18h-82z" />
        <path className="mid" d="M-32-44h64v42h-64z" />
        <path className="strokeLine" strokeWidth="5" d="M-30 12h60M-30 26h40" />
        <rect className="accent" x="-32" y="48" width="64" height="22" rx="8" />
      </Phone>
      <Plant x={72} y={276} />
    </>
  );
}

/** An open catalogue with products of a factory. */
export function Catalogue() {
  return (
    <>
      <Disc />
      <path className="shadow" d="M106 266l214 20 214-20v12l-214 20-214-20z" />
      <path className="deep" d="M106 56l214 24 214-24v212l-214 18-214-18z" />
      <path
        className="paper"
        d="M118 46q120-12 202 26v206q-86-32-202-20zM522 46q-120-12-202 26v206q86-32 202-20z"
      />
      <path className="shadow" d="M320 72q-10-6-22-10v206q12 4 22 10z" />
      <path className="soft" d="M140 68q50-4 98 4v62q-50-8-98-4z" />
      <Gear x={190} y={101} tone="brand" scale={0.8} />
      <path className="strokeBrand" strokeWidth="6" d="M142 152q28-2 50 0" />
      <path
        className="strokeLine"
        strokeWidth="5"
        d="M142 170q50-4 94 3M142 186q50-4 94 3M142 202q30-3 60 0M142 230q50-4 94 3"
      />
      <path className="soft" d="M348 84q60-18 150-16v58q-84-4-150 16z" />
      <Container x={424} y={118} scale={1} turn={-4} />
      <path className="strokeLine" strokeWidth="5" d="M350 164q26-9 58-13M350 180q26-9 48-12" />
      <path className="accent" d="M430 148q34-4 68-3v44q-34-2-68 3z" />
      <path className="mid" d="M350 204q26-9 58-13v42q-32 4-58 14z" />
      <path className="strokeLine" strokeWidth="5" d="M430 208q34-4 66-3M430 222q24-3 46-3" />
    </>
  );
}

/** A product page that costs nothing to add. */
export function FreeListing() {
  return (
    <>
      <Disc />
      <BrowserWindow x={288} y={154} scale={1.18}>
        <path className="soft" d="M-132-54h120v86h-120z" />
        <Carton x={-72} y={28} scale={1.7} />
        <path className="strokeBrand" strokeWidth="8" d="M10-46h80" />
        <path className="strokeLine" strokeWidth="6" d="M10-24h120M10-8h120M10 8h70" />
        <rect className="brand" x="8" y="22" width="86" height="24" rx="8" />
        <path className="strokePaper" strokeWidth="5" d="M26 34h50" />
        <path className="soft" d="M-132 48h56v32h-56zM-64 48h56v32h-56z" />
        <path className="soft" d="M6 60h126v20h-126z" />
      </BrowserWindow>
      <At x={498} y={226}>
        <circle className="accent" r="46" />
        <path className="strokeHairDark" strokeWidth="9" d="M-20 0h40M0-20v40" />
      </At>
      <Sheet x={90} y={210} scale={0.8} turn={-10} />
    </>
  );
}

/** A buyer sees a company first: an advertisement at the top of the list. */
export function Advertising() {
  return (
    <>
      <Disc />
      <BrowserWindow x={398} y={152} scale={1.12}>
        <path className="accent" d="M-134-58h268v58h-268z" />
        <Container x={-92} y={-16} scale={0.95} tone="deep" />
        <path className="strokeHairDark" strokeWidth="7" d="M-34-40h90M-34-22h54" />
        <path className="soft" d="M-134 14h80v66h-80zM-40 14h80v66h-80zM54 14h80v66h-80z" />
        <path className="strokeMid" strokeWidth="5" d="M-122 62h40M-28 62h40M66 62h40" />
      </BrowserWindow>
      <At x={102} y={186} turn={-14} scale={0.95}>
        <path className="ink" d="M-18 24h22l8 44h-20z" />
        <path className="brand" d="M-46-22h40v48h-40q-10 0-10-10v-28q0-10 10-10z" />
        <path className="deep" d="M-6-22l66-40v128l-66-40z" />
        <path className="accent" d="M56-66h10v136h-10z" />
      </At>
      <path className="strokeAccentDeep" strokeWidth="5" d="M184 122l20-16M192 156h26M194 192l22 12" />
    </>
  );
}

/** Two systems exchange data through a program interface. */
export function Api() {
  return (
    <>
      <Disc />
      <Laptop x={320} y={284} scale={1.9}>
        <path className="hairDark" d="M-64-92h128v78h-128z" />
        <path
          className="strokeAccent"
          strokeWidth="4"
          d="M-38-78l-10 10 10 10M-20-58l8-22"
          transform="translate(0 2)"
        />
        <path
          className="strokeMid"
          strokeWidth="4"
          d="M2-76h44M2-64h30M-48-44h36M-4-44h46M-48-32h24M-14-32h30"
        />
        <path className="strokeShine" strokeWidth="4" d="M-48-22h50" />
      </Laptop>
      <g className="mid">
        <path d="M40 98q0-14 44-14t44 14v72q0 14-44 14t-44-14z" />
      </g>
      <ellipse className="brand" cx="84" cy="98" rx="44" ry="14" />
      <path className="strokeShine" strokeWidth="4" d="M42 124q42 22 84 0M42 148q42 22 84 0" />
      <path
        className="strokeBrand"
        strokeWidth="4"
        strokeDasharray="2 9"
        d="M136 116h50v-40h66M504 116h-50v-40h-66"
      />
      <BrowserWindow x={552} y={132} scale={0.36}>
        <path className="soft" d="M-130-50h120v130h-120z" />
        <path className="strokeLine" strokeWidth="16" d="M20-36h100M20 4h100M20 44h60" />
      </BrowserWindow>
      <Gear x={320} y={54} tone="accentDeep" />
    </>
  );
}
