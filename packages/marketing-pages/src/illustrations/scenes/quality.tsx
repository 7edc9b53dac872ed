import { Factory } from '../pieces/buildings.tsx';
import { Certificate, Clipboard } from '../pieces/papers.tsx';
import { Person } from '../pieces/person.tsx';
import { At } from '../pieces/place.tsx';
import { Disc, Floor } from '../pieces/room.tsx';
import { Check, Gear, Shield } from '../pieces/symbols.tsx';

/** A factory that passed every check of a list. */
export function QualifiedFactory() {
  return (
    <>
      <Disc x={280} />
      <Floor />
      <Factory x={264} y={276} scale={1.5} />
      <At x={450} y={70}>
        <rect className="shadow" x="-14" y="4" width="150" height="112" rx="8" />
        <rect className="paper" x="-18" width="150" height="112" rx="8" />
        <path className="strokeLine" strokeWidth="7" d="M40 26h70M40 56h54M40 86h64" />
        <Check x={8} y={26} scale={0.62} />
        <Check x={8} y={56} scale={0.62} />
        <Check x={8} y={86} scale={0.62} />
      </At>
      <Shield x={508} y={238} scale={0.84} tone="accentDeep" />
    </>
  );
}

/** An inspector measures a part on a conveyor. */
export function QualityInspection() {
  return (
    <>
      <Disc />
      <Floor />
      <path className="steelDeep" d="M186 232h14v44h-14zM346 232h14v44h-14zM506 232h14v44h-14z" />
      <rect className="ink" x="150" y="212" width="406" height="22" rx="11" />
      <path className="strokeSteel" strokeWidth="9" strokeDasharray="0 30" d="M164 223h384" />
      <Gear x={252} y={178} tone="steel" />
      <Gear x={352} y={178} tone="brand" />
      <Gear x={452} y={178} tone="steel" />
      <path className="steelDeep" d="M322 60h60v12h-60zM342 72h20v30h-20z" />
      <path className="accent" d="M336 100h32l-6 18h-20z" />
      <path className="shine" d="M340 118h24l30 60h-84z" />
      <path className="strokeAccent" strokeWidth="2" strokeDasharray="3 6" d="M308 140v74M396 140v74" />
      <Check x={490} y={112} />
      <Person
        x={128}
        y={276}
        skin={2}
        hair="helmet"
        top="mid"
        legs="deep"
        arms={['down', 'carry']}
        scale={1.2}
      />
      <Clipboard x={180} y={164} scale={0.6} turn={8} />
      <circle className="skin2" cx="176" cy="187" r="7" />
    </>
  );
}

/** Framed certificates on a wall. */
export function Certificates() {
  return (
    <>
      <Disc />
      <Certificate x={196} y={142} turn={-6} scale={1.1} tone="mid" />
      <Certificate x={446} y={142} turn={6} scale={1.1} tone="mid" />
      <Certificate x={320} y={164} scale={1.5} />
    </>
  );
}
