import { Factory, Office } from '../pieces/buildings.tsx';
import { Truck } from '../pieces/freight.tsx';
import { Mascot } from '../pieces/mascot.tsx';
import { At } from '../pieces/place.tsx';
import { Disc } from '../pieces/room.tsx';
import { Globe, Pin } from '../pieces/symbols.tsx';

/** The mascot carries the bridge that joins two companies. */
export function MascotMission() {
  return (
    <>
      <Disc y={130} r={118} />
      <path className="mid" d="M180 288h280v32h-280z" />
      <path className="strokeShine" d="M196 302q10-6 20 0t20 0M396 304q10-6 20 0t20 0" />
      <path
        className="steel"
        d="M0 176h190q6 70 24 144h-198q-16 0-16-16zM640 176h-190q-6 70-24 144h198q16 0 16-16z"
      />
      <path className="deep" d="M0 164h196v14h-196zM640 164h-196v14h196z" />
      <path className="accent" d="M180 164h280v14h-280z" />
      <path
        className="strokeAccentDeep"
        strokeWidth="4"
        d="M196 148h248M216 148v16M256 148v16M384 148v16M424 148v16"
      />
      <Factory x={92} y={164} scale={0.9} />
      <Office x={540} y={164} scale={0.94} />
      <Truck x={300} y={164} scale={0.62} />
      <Mascot x={320} y={302} pose="lift" />
    </>
  );
}

/** From a hill the mascot looks at the world through a telescope. */
export function MascotVision() {
  return (
    <>
      <Disc x={468} y={150} r={128} />
      <Globe x={468} y={150} scale={1.2} />
      <Pin x={432} y={112} />
      <Pin x={496} y={104} />
      <Pin x={508} y={182} />
      <path className="mid" d="M0 280q150-90 330 0l60 40h-374q-16 0-16-16z" />
      <path className="soft" d="M260 320q140-60 380-30v14q0 16-16 16z" />
      <path className="strokeInk" strokeWidth="5" d="M262 168l-26 86M262 168l8 90M262 168l38 98" />
      <At x={262} y={164} turn={-14}>
        <path className="deep" d="M-50-9h56v18h-56z" />
        <path className="brand" d="M2-13h56v26h-56z" />
        <path className="accent" d="M54-16h12v32h-12zM-4-13h8v26h-8z" />
      </At>
      <Mascot x={150} y={246} pose="look" />
    </>
  );
}

/** The mascot stands on six stones: six values. */
export function MascotValues() {
  return (
    <>
      <Disc y={170} />
      <path className="strokeSoft" strokeWidth="8" d="M44 292h552" />
      <g className="steel">
        <rect x="158" y="252" width="106" height="40" rx="16" />
        <rect x="268" y="252" width="106" height="40" rx="16" />
        <rect x="378" y="252" width="106" height="40" rx="16" />
      </g>
      <rect className="mid" x="212" y="210" width="106" height="40" rx="16" />
      <rect className="mid" x="322" y="210" width="106" height="40" rx="16" />
      <rect className="accent" x="267" y="168" width="106" height="40" rx="16" />
      <path
        className="strokeShine"
        strokeWidth="5"
        d="M178 264h36M288 264h36M398 264h36M232 222h36M342 222h36M288 180h36"
      />
      <path className="strokeInk" strokeWidth="4" d="M386 108V22" />
      <path className="brand" d="M386 22q20-8 36 2t34 0v32q-18 8-34 0t-36 0z" />
      <Mascot x={320} y={168} pose="flag" />
      <path
        className="accent"
        d="M140 92l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1zM520 130l4 9 10 1-8 7 3 10-9-5-9 5 3-10-8-7 10-1z"
      />
    </>
  );
}
