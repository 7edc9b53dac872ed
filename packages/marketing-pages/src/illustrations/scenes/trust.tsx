import { Factory, Office } from '../pieces/buildings.tsx';
import { Container } from '../pieces/freight.tsx';
import { Certificate } from '../pieces/papers.tsx';
import { At } from '../pieces/place.tsx';
import { Bars, Disc } from '../pieces/room.tsx';
import { Gear, Globe, Pin, Shield } from '../pieces/symbols.tsx';

const knotTones = ['paper', 'brand', 'accent', 'paper', 'brand', 'accent', 'deep'] as const;

/** Companies as knots of a network around the globe. */
export function ConnectedNetwork() {
  const knots = [
    [130, 90],
    [110, 220],
    [244, 272],
    [400, 270],
    [530, 214],
    [514, 86],
    [320, 40],
  ] as const;
  return (
    <>
      <path
        className="strokeMid"
        d={`${knots.map(([x, y]) => `M320 160L${x} ${y}`).join('')}M130 90L110 220 244 272 400 270 530 214 514 86 320 40z`}
      />
      <Globe x={320} y={158} scale={0.95} tone="mid" />
      {knots.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={knotTones[index]} r="31" />
        </g>
      ))}
      <Factory x={130} y={106} scale={0.24} />
      <path
        className="strokePaper"
        strokeWidth="5"
        d="M96 224l10 10 20-22M518 216h24M530 204v24M310 40l8 8 14-16"
        transform="translate(0 -4)"
      />
      <Office x={400} y={289} scale={0.24} tone="brand" />
      <Gear x={514} y={86} scale={0.55} tone="deep" />
      <Container x={244} y={281} scale={0.6} tone="deep" />
      <Pin x={290} y={148} />
      <Pin x={350} y={170} />
    </>
  );
}

/** Trust: a verified company, its papers and its record. */
export function ConnectedTrust() {
  return (
    <>
      <Disc />
      <Certificate x={180} y={164} turn={-5} scale={1.15} />
      <At x={470} y={164} turn={4}>
        <rect className="shadow" x="-82" y="-62" width="176" height="136" rx="8" />
        <rect className="paper" x="-88" y="-68" width="176" height="136" rx="8" />
        <path className="strokeBrand" strokeWidth="7" d="M-14-46h64" />
        <Bars x={30} y={50} />
      </At>
      <Shield x={320} y={164} scale={2} />
    </>
  );
}
