import * as industry from './cover-industry.ts';
import * as land from './cover-land.ts';
import * as rooms from './cover-rooms.ts';
import * as town from './cover-town.ts';
import { mixInk } from './ink.ts';
import type { CoverScene } from './motifs.ts';
import { openView, type View } from './scenery.ts';

const scenes: Record<CoverScene, (view: View) => string> = {
  factory: industry.factory,
  warehouse: industry.warehouse,
  harbour: industry.harbour,
  field: land.field,
  office: town.office,
  workshop: rooms.workshop,
  laboratory: rooms.laboratory,
  shop: town.shop,
  mine: land.mine,
  vineyard: land.vineyard,
  construction: town.construction,
  forest: land.forest,
};

/** Draws a wide landscape for the head of a company page as an SVG document; the seed varies it. */
export function drawCover(input: { scene: CoverScene; seed: string }): string {
  const ink = mixInk(`cover ${input.scene} ${input.seed}`);
  const scene = scenes[input.scene](openView(ink));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400" viewBox="0 0 1600 400">' +
    `<defs>${ink.defs()}</defs>${scene}</svg>`
  );
}
