import { ContainerStack } from './freight.tsx';
import { At, type Place } from './place.tsx';

/** A container ship 300 units long, bow to the right, waterline at the place. */
export function Ship(place: Place) {
  return (
    <At {...place}>
      <ContainerStack
        x={-96}
        y={-44}
        rows={['.ab.c.', 'bcadab', 'abebca', 'dabacb']}
        width={34}
        height={13}
      />
      <path className="paper" d="M-140-104h34v60h-34z" />
      <path className="ink" d="M-144-110h42v6h-42zM-136-98h26v7h-26z" />
      <path className="brand" d="M-136-128h16v18h-16z" />
      <path className="accent" d="M-136-122h16v6h-16z" />
      <path className="strokeLine" strokeWidth="2" d="M-134-80h20M-134-70h20M-134-60h20" />
      <path className="strokeInk" strokeWidth="2.5" d="M-112-110v-20M132-46v-22" />
      <path className="deep" d="M-152-46h302q-6 14-12 34l-3 12h-277q-8-20-10-46z" />
      <path className="accentDeep" d="M-145-12h283l-3 12h-277q-2-5-3-12z" />
      <path className="strokeShine" strokeWidth="2" d="M-146-36h286" />
    </At>
  );
}

/** A ship-to-shore gantry crane, 210 high, boom to the right, a container on its spreader. */
export function Crane({ drop = 60, ...place }: Place & { readonly drop?: number }) {
  return (
    <At {...place}>
      <path className="strokeMid" strokeWidth="2.500" d="M-26-206L-78-142M-26-206L60-142M-26-206L150-142" />
      <path
        className="strokeBrand"
        strokeWidth="8"
        strokeLinejoin="miter"
        d="M-46-4v-136M30-4v-136M-46-66h76M-86-140h240"
      />
      <path className="strokeBrand" strokeWidth="5" d="M-46-140l20-66 24 66M-46-66l76-70" />
      <path className="deep" d="M-82-164h34v20h-34zM-56-6h20v6h-20zM20-6h20v6h-20z" />
      <path className="deep" d="M90-138h26v8h-26z" />
      <path className="accent" d="M92-130h16v14h-16z" />
      <path className="strokeInk" strokeWidth="2" d={`M96-130v${drop}M112-130v${drop}`} />
      <path className="ink" d={`M80 ${drop - 132}h46v5h-46z`} />
      <path className="accent" d={`M76 ${drop - 126}h54v22h-54z`} />
      <path
        className="strokeShadow"
        strokeWidth="2"
        d={`M84 ${drop - 121}v12m8-12v12m8-12v12m8-12v12m8-12v12`}
      />
    </At>
  );
}

/** The sea below a waterline, with two bands of waves. */
export function Sea({ y, x = 0 }: { readonly y: number; readonly x?: number }) {
  return (
    <>
      <path className="mid" d={`M${x} ${y}H640V304q0 16-16 16H${x}z`} />
      <path
        className="strokeShine"
        d={`M${x + 40} ${y + 16}q10-6 20 0t20 0M${x + 210} ${y + 26}q10-6 20 0t20 0M520 ${y + 14}q10-6 20 0t20 0M${x + 120} ${y + 40}q10-6 20 0t20 0M430 ${y + 38}q10-6 20 0t20 0`}
      />
    </>
  );
}
