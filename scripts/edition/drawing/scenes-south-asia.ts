import type { Scene } from './hero.ts';
import { hills, volcano } from './land-pieces.ts';
import * as here from './landmarks-asia.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import { containerShip, dhow, junk, palm, plant, skyline, tree } from './trade-pieces.ts';

const shore = 300;
const on = standingOn(shore);

export const southAsia = {
  dubai: {
    sun: [250, 154, 38],
    shore,
    behind: [
      on(
        hills([
          [340, 44],
          [300, 32],
          [360, 48],
        ]),
        'far',
        -40,
      ),
      on(
        skyline([
          [34, 80],
          [28, 110],
          [40, 92],
          [30, 128],
          [36, 86],
        ]),
        'far',
        560,
      ),
      on(
        skyline([
          [30, 76],
          [36, 104],
          [28, 88],
        ]),
        'mid',
        380,
      ),
      on(
        skyline([
          [30, 96],
          [26, 118],
          [34, 74],
        ]),
        'mid',
        540,
      ),
      on(here.needleTower, 'near', 500, 0.87),
      on(here.domedMosque, 'near', 130, 1.2),
      on(palm, 'near', 50, 1.1),
      on(palm, 'near', 270, 1.1),
      on(palm, 'near', 300, 0.8, true),
      on(here.sailHotel, 'near', 640, 1),
    ],
    before: [port(800, shore + 20), containerShip(380, 348, 1), place(dhow, 'front', 170, 336, 0.95)],
  },
  india: {
    sun: [620, 156, 40],
    shore,
    behind: [
      on(
        hills([
          [280, 40],
          [320, 54],
          [280, 36],
          [260, 46],
        ]),
        'far',
        -60,
      ),
      on(
        skyline([
          [34, 66],
          [30, 96],
          [40, 78],
          [28, 110],
          [36, 70],
        ]),
        'far',
        560,
      ),
      on(here.marbleTomb, 'near', 210, 1.3),
      on(tree, 'near', 60),
      on(tree, 'near', 360, 0.9),
      on(here.gateway, 'near', 480, 1.1),
      on(palm, 'near', 390, 1),
      on(palm, 'near', 566, 1.1),
      on(plant, 'mid', 600, 1.05),
    ],
    before: [port(790, shore + 20), containerShip(300, 348, 1), place(dhow, 'near', 120, 332, 0.7)],
  },
  indonesia: {
    sun: [360, 148, 32],
    shore,
    behind: [
      on(volcano(460, 178, false), 'far', 220),
      on(volcano(380, 150, false), 'far', 560),
      on(
        hills([
          [240, 44],
          [260, 34],
          [280, 46],
          [260, 32],
        ]),
        'mid',
        -40,
      ),
      on(here.splitGate, 'near', 140, 1.3),
      on(palm, 'near', 40, 1.3),
      on(palm, 'near', 244, 1.4),
      on(palm, 'near', 276, 1, true),
      on(
        skyline([
          [30, 66],
          [34, 92],
          [28, 74],
          [32, 104],
        ]),
        'mid',
        470,
      ),
      on(here.flameColumn, 'near', 440, 1.15),
      on(palm, 'near', 620, 1),
    ],
    before: [port(780, shore + 20), containerShip(280, 348, 1)],
  },
  singapore: {
    sun: [720, 148, 32],
    shore,
    behind: [
      on(
        skyline([
          [30, 96],
          [36, 126],
          [28, 110],
          [34, 146],
          [30, 120],
          [38, 100],
          [28, 132],
        ]),
        'far',
        440,
      ),
      on(
        skyline([
          [32, 84],
          [28, 114],
          [36, 96],
          [30, 72],
        ]),
        'mid',
        560,
      ),
      on(here.skyPark, 'near', 200, 1.2),
      on(here.superTree, 'near', 60, 1.1),
      on(here.superTree, 'near', 104, 0.8),
      on(here.superTree, 'near', 146, 1),
      on(here.bigWheel, 'near', 470, 1.15),
      on(palm, 'near', 410, 0.8),
      on(palm, 'near', 550, 0.9),
    ],
    before: [port(770, shore + 20), containerShip(180, 348, 1), place(junk, 'near', 500, 328, 0.5)],
  },
} as const satisfies Readonly<Record<string, Scene>>;
