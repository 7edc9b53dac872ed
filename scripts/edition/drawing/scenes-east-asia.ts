import type { Scene } from './hero.ts';
import { hills, ridge, volcano } from './land-pieces.ts';
import * as here from './landmarks-asia.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import { containerShip, fir, junk, skyline, tower, tree } from './trade-pieces.ts';

const shore = 300;
const on = standingOn(shore);

export const eastAsia = {
  china: {
    sun: [200, 152, 36],
    shore,
    behind: [
      on(
        ridge([
          [-10, 60],
          [60, 130],
          [120, 84],
          [180, 150],
          [250, 90],
          [340, 120],
          [430, 60],
          [970, 40],
        ]),
        'far',
        0,
      ),
      on(
        skyline([
          [36, 84],
          [30, 116],
          [40, 96],
          [28, 132],
          [38, 90],
          [44, 108],
        ]),
        'far',
        520,
      ),
      on(
        hills([
          [220, 30],
          [240, 24],
          [200, 28],
        ]),
        'mid',
        -20,
      ),
      on(here.pagoda(6), 'near', 110, 1.1),
      on(tree, 'near', 60),
      on(tree, 'near', 170, 1.1),
      on(
        skyline([
          [30, 70],
          [36, 96],
          [28, 60],
        ]),
        'mid',
        300,
      ),
      on(here.pearlTower, 'near', 440, 0.96),
      on(here.twistTower, 'mid', 540),
      on(here.openerTower, 'near', 590, 1.05),
      on(tower(36, 106), 'near', 630),
      on(tower(30, 80), 'near', 500),
    ],
    before: [port(780, shore + 20), containerShip(540, 348, 1)],
  },
  'hong-kong': {
    sun: [160, 146, 30],
    shore,
    behind: [
      on(
        ridge([
          [-10, 70],
          [90, 120],
          [200, 150],
          [300, 174],
          [400, 160],
          [520, 186],
          [640, 150],
          [760, 168],
          [970, 90],
        ]),
        'far',
        0,
      ),
      on(
        skyline([
          [28, 92],
          [34, 124],
          [26, 104],
          [30, 138],
          [36, 96],
          [28, 116],
          [32, 84],
          [30, 128],
          [26, 100],
          [36, 110],
          [30, 90],
        ]),
        'mid',
        140,
      ),
      on(
        skyline([
          [30, 70],
          [28, 88],
          [34, 64],
        ]),
        'near',
        180,
      ),
      on(here.bracedTower, 'near', 330, 0.97),
      on(
        skyline([
          [26, 94],
          [32, 76],
        ]),
        'near',
        366,
      ),
      on(here.crownTower, 'near', 478, 1.05),
      on(
        skyline([
          [34, 80],
          [26, 100],
          [30, 68],
          [36, 84],
        ]),
        'near',
        510,
      ),
    ],
    before: [port(790, shore + 20), containerShip(420, 348, 1), place(junk, 'front', 220, 336, 0.95)],
  },
  japan: {
    sun: [640, 160, 44],
    shore,
    behind: [
      on(volcano(560, 184), 'far', 330),
      on(
        hills([
          [220, 30],
          [260, 38],
          [260, 28],
          [280, 36],
        ]),
        'mid',
        -40,
      ),
      on(here.pagoda(5), 'near', 110, 1.05),
      on(fir, 'near', 52, 0.9),
      on(fir, 'near', 172, 1),
      on(fir, 'near', 198, 0.7),
      on(
        skyline([
          [34, 64],
          [28, 90],
          [36, 72],
          [30, 104],
          [40, 60],
        ]),
        'mid',
        520,
      ),
      on(here.latticeTower, 'near', 520, 1),
      on(
        skyline([
          [30, 48],
          [36, 66],
        ]),
        'near',
        580,
      ),
    ],
    before: [port(790, shore + 20), place(here.torii, 'front', 270, 334, 0.9), containerShip(420, 348, 0.95)],
  },
  'south-korea': {
    sun: [640, 148, 32],
    shore,
    behind: [
      on(
        ridge([
          [-10, 70],
          [120, 130],
          [240, 80],
          [380, 140],
          [520, 84],
          [680, 120],
          [970, 70],
        ]),
        'far',
        0,
      ),
      on(here.hilltopTower, 'mid', 310, 1.08),
      on(
        skyline([
          [30, 64],
          [36, 88],
          [28, 74],
        ]),
        'mid',
        450,
      ),
      on(here.taperTower, 'near', 560, 1.03),
      on(here.palaceGate, 'near', 130, 1.15),
      on(fir, 'near', 36, 0.8),
      on(tree, 'near', 226, 0.9),
      on(
        skyline([
          [30, 56],
          [26, 72],
        ]),
        'near',
        490,
      ),
      on(
        skyline([
          [32, 66],
          [28, 48],
        ]),
        'near',
        586,
      ),
      on(here.shipyardGantry, 'near', 680, 1.15),
    ],
    before: [port(860, shore + 20), containerShip(360, 348, 1.05)],
  },
} as const satisfies Readonly<Record<string, Scene>>;
