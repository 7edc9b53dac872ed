import * as accessories from './accessories.ts';
import * as apparel from './apparel.ts';
import * as beauty from './beauty.ts';
import * as building from './building.ts';
import { hex } from './colour.ts';
import * as electrical from './electrical.ts';
import * as electronics from './electronics.ts';
import * as energy from './energy.ts';
import * as fluid from './fluid.ts';
import * as food from './food.ts';
import * as furniture from './furniture.ts';
import * as goods from './goods.ts';
import * as hardware from './hardware.ts';
import { type Ink, mixInk } from './ink.ts';
import * as machines from './machines.ts';
import * as market from './market.ts';
import * as medical from './medical.ts';
import type { Motif } from './motifs.ts';
import * as nursery from './nursery.ts';
import * as openings from './openings.ts';
import { circle, group, path, rect } from './shapes.ts';
import * as transmission from './transmission.ts';
import * as vehicles from './vehicles.ts';

type Drawing = (ink: Ink) => string;
const drawings: Record<Motif, Drawing> = {
  gear: transmission.gear,
  bearing: hardware.bearing,
  chain: transmission.chain,
  gearbox: transmission.gearbox,
  'belt-drive': transmission.beltDrive,
  coupling: hardware.coupling,
  spring: hardware.spring,
  bolt: hardware.bolt,
  valve: fluid.valve,
  pump: fluid.pump,
  pipe: fluid.pipe,
  'sheet-coil': fluid.sheetCoil,
  motor: electrical.motor,
  'control-cabinet': electrical.controlCabinet,
  'cable-drum': electrical.cableDrum,
  transformer: energy.transformer,
  battery: energy.battery,
  'solar-panel': energy.solarPanel,
  'wind-turbine': energy.windTurbine,
  meter: electrical.meter,
  sensor: electronics.sensor,
  'circuit-board': electronics.circuitBoard,
  'server-rack': electronics.serverRack,
  router: electronics.router,
  display: electronics.display,
  conveyor: machines.conveyor,
  'robot-arm': machines.robotArm,
  drill: machines.drill,
  lathe: machines.lathe,
  excavator: vehicles.excavator,
  tractor: vehicles.tractor,
  forklift: vehicles.forklift,
  shirt: apparel.shirt,
  jacket: apparel.jacket,
  shoe: apparel.shoe,
  'fabric-roll': apparel.fabricRoll,
  glove: apparel.glove,
  handbag: accessories.handbag,
  belt: accessories.belt,
  sunglasses: accessories.sunglasses,
  watch: accessories.watch,
  stroller: nursery.stroller,
  cot: nursery.cot,
  'toy-blocks': nursery.toyBlocks,
  'cream-jar': beauty.creamJar,
  bottle: beauty.bottle,
  soap: beauty.soap,
  'wine-bottle': food.wineBottle,
  'olive-oil': food.oliveOil,
  'grain-sack': food.grainSack,
  'coffee-bag': food.coffeeBag,
  'honey-jar': food.honeyJar,
  'fruit-crate': market.fruitCrate,
  cheese: market.cheese,
  'fish-box': market.fishBox,
  chair: furniture.chair,
  table: furniture.table,
  sofa: furniture.sofa,
  cabinet: furniture.cabinet,
  lamp: furniture.lamp,
  mask: medical.mask,
  'hospital-bed': medical.hospitalBed,
  stethoscope: medical.stethoscope,
  microscope: medical.microscope,
  'brick-pallet': building.brickPallet,
  'cement-bag': building.cementBag,
  window: openings.window,
  door: openings.door,
  tile: building.tile,
  'paint-bucket': building.paintBucket,
  container: goods.container,
  carton: goods.carton,
  document: goods.document,
  chart: goods.chart,
};

/** What reads from left to right is never mirrored: a rising chart stays a rising chart. */
const oneWay: ReadonlySet<Motif> = new Set(['chart', 'display', 'document', 'meter', 'watch']);

function studio(ink: Ink): string {
  const [light, chroma, hue] = ink.palette.ground;
  const wall = ink.fade('down', hex([light - 0.015, chroma, hue]), hex([light + 0.02, chroma * 0.8, hue]));
  const floor = ink.fade('down', hex([light - 0.055, chroma * 1.3, hue]), hex([light - 0.005, chroma, hue]));
  const shape = hex([light - 0.03, chroma * 1.7, hue]);
  const backdrop = ink.pick([
    '',
    circle(400, 272, 212, shape),
    path('M200 424V262a200 200 0 0 1 400 0v162z', shape),
    rect(150, 90, 500, 334, shape, 18),
  ]);
  return rect(0, 0, 800, 600, wall) + backdrop + rect(0, 424, 800, 176, floor);
}

/** Draws a studio picture of a product as an SVG document; the seed picks its colours and its variations. */
export function drawProduct(input: { motif: Motif; seed: string }): string {
  const ink = mixInk(`${input.motif} ${input.seed}`);
  const scene = studio(ink);
  const size = ink.vary(0.98, 1.1);
  const mirror = ink.pick(oneWay.has(input.motif) ? [1] : [1, -1]);
  const object = drawings[input.motif](ink);
  const placed = group(
    `translate(400 480) scale(${(size * mirror).toFixed(3)} ${size.toFixed(3)}) translate(-400 -480)`,
    object,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">' +
    `<defs>${ink.defs()}</defs>${scene}${placed}</svg>`
  );
}
