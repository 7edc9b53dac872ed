import type { Scene } from './hero.ts';
import { hills, ridge, tableMountain } from './land-pieces.ts';
import * as here from './landmarks-south.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import { acacia, containerShip, sailboat, skyline, tower, tree } from './trade-pieces.ts';

const shore = 300;
const on = standingOn(shore);

export const south = {
  australia: {
    sun: [230, 150, 34],
    shore,
    behind: [
      on(
        hills([
          [300, 36],
          [280, 28],
          [320, 40],
          [240, 30],
        ]),
        'far',
        -60,
      ),
      on(
        skyline([
          [30, 92],
          [36, 124],
          [28, 104],
          [34, 138],
          [30, 96],
        ]),
        'far',
        400,
      ),
      on(here.archBridge, 'mid', 20, 1.05),
      on(here.operaShells, 'near', 320, 1.15),
      on(here.eyeTower, 'mid', 580, 1.05),
      on(
        skyline([
          [30, 82],
          [26, 104],
          [34, 72],
        ]),
        'mid',
        610,
      ),
      on(tower(30, 62), 'near', 560),
      on(tree, 'near', 720, 0.8),
    ],
    before: [
      port(790, shore + 20),
      containerShip(540, 348, 1),
      place(sailboat, 'near', 130, 326, 0.7),
      place(sailboat, 'near', 220, 338, 0.5),
    ],
  },
  'south-africa': {
    sun: [690, 150, 34],
    shore,
    behind: [
      on(tableMountain, 'far', 100, 1.5),
      on(
        ridge([
          [-10, 30],
          [60, 84],
          [120, 50],
          [180, 20],
        ]),
        'far',
        0,
      ),
      on(
        hills([
          [240, 34],
          [260, 26],
          [260, 36],
          [280, 28],
        ]),
        'mid',
        -30,
      ),
      on(
        skyline([
          [28, 60],
          [34, 84],
          [26, 68],
          [32, 96],
          [28, 54],
        ]),
        'mid',
        340,
      ),
      on(acacia, 'near', 80, 1.1),
      on(acacia, 'near', 180, 0.7),
      on(here.headgear, 'near', 230, 1),
      on(
        skyline([
          [30, 44],
          [26, 58],
        ]),
        'near',
        470,
      ),
      on(here.lighthouse, 'near', 640, 1),
    ],
    before: [port(780, shore + 20), containerShip(280, 348, 1)],
  },
} as const satisfies Readonly<Record<string, Scene>>;
