import type { Scene } from './hero.ts';
import { hills, peak, ridge } from './land-pieces.ts';
import { suspensionBridge as suspension } from './landmarks-americas.ts';
import * as here from './landmarks-europe.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import {
  containerShip,
  cypress,
  plant,
  sailboat,
  skyline,
  tanks,
  tree,
  truck,
  turbine,
} from './trade-pieces.ts';

const shore = 300;
const on = standingOn(shore);

export const europe = {
  france: {
    sun: [560, 150, 34],
    shore,
    behind: [
      on(
        hills([
          [260, 44],
          [320, 60],
          [260, 40],
          [260, 50],
        ]),
        'far',
        -40,
      ),
      on(
        skyline([
          [40, 60],
          [30, 84],
          [46, 70],
          [34, 96],
        ]),
        'far',
        560,
      ),
      on(here.mansards, 'mid', 30),
      on(here.mansards, 'mid', 420, 0.9),
      on(here.eiffel, 'near', 320, 1.08),
      on(here.arch, 'near', 610, 0.9),
      on(tree, 'near', 240),
      on(tree, 'near', 216, 0.8),
      on(tree, 'near', 410),
    ],
    before: [port(780, shore + 20), containerShip(130, 348, 1)],
  },
  germany: {
    sun: [300, 148, 32],
    shore,
    dry: true,
    behind: [
      on(
        hills([
          [260, 50],
          [340, 66],
          [280, 44],
          [240, 54],
        ]),
        'far',
        -40,
      ),
      on(turbine, 'far', 90, 1.2),
      on(turbine, 'far', 170, 1),
      on(turbine, 'far', 900, 1.2),
      on(here.twinSpires, 'mid', 210, 1.1),
      on(
        skyline([
          [40, 62],
          [32, 88],
          [44, 70],
        ]),
        'mid',
        520,
      ),
      on(here.ballTower, 'mid', 500, 0.95),
      on(here.quadrigaGate, 'near', 390, 1.1),
      on(plant, 'near', 620, 1.3),
      on(tanks, 'near', 830),
      on(tree, 'near', 130),
      on(tree, 'near', 96, 0.8),
    ],
    before: [
      place(truck, 'front', 130, 332, 1.1),
      place(truck, 'front', 520, 332, 1.1),
      place(truck, 'front', 628, 332, 1.1),
    ],
  },
  italy: {
    sun: [170, 150, 34],
    shore,
    behind: [
      on(peak(240, 120), 'far', 860),
      on(peak(260, 150), 'far', 740),
      on(
        hills([
          [280, 60],
          [300, 74],
          [300, 52],
          [240, 66],
        ]),
        'far',
        -60,
      ),
      on(
        hills([
          [220, 40],
          [240, 32],
          [260, 44],
          [300, 30],
        ]),
        'mid',
        -20,
      ),
      on(here.colosseum, 'near', 60, 1.15),
      on(here.ribbedDome, 'near', 360, 1.15),
      on(here.leaningTower, 'near', 530),
      on(cypress, 'near', 600, 1.1),
      on(cypress, 'near', 622, 0.85),
      on(cypress, 'near', 644, 1),
      on(cypress, 'near', 262, 0.9),
      on(cypress, 'near', 40, 1),
    ],
    before: [port(780, shore + 20), containerShip(260, 348, 1)],
  },
  spain: {
    sun: [600, 156, 40],
    shore,
    behind: [
      on(
        ridge([
          [-10, 60],
          [120, 110],
          [260, 64],
          [420, 120],
          [560, 70],
          [720, 104],
          [970, 56],
        ]),
        'far',
        0,
      ),
      on(
        hills([
          [200, 54],
          [240, 40],
          [240, 50],
          [320, 36],
        ]),
        'mid',
        -20,
      ),
      place(here.windmill, 'near', 80, 256, 0.9),
      place(here.windmill, 'near', 164, 266, 0.75),
      on(hills([[230, 34]]), 'near', 10),
      on(here.aqueduct, 'near', 240, 0.9),
      on(here.manySpires, 'near', 530, 1.2),
      on(
        skyline([
          [34, 50],
          [28, 66],
          [36, 44],
        ]),
        'mid',
        600,
      ),
    ],
    before: [port(780, shore + 20), containerShip(240, 348, 1), place(sailboat, 'near', 120, 330, 0.7)],
  },
  turkey: {
    sun: [690, 150, 34],
    shore,
    behind: [
      on(
        hills([
          [300, 60],
          [280, 80],
          [320, 56],
          [260, 70],
        ]),
        'far',
        -80,
      ),
      on(
        hills([
          [200, 34],
          [260, 44],
          [260, 30],
          [300, 40],
        ]),
        'mid',
        -20,
      ),
      place(here.balloon, 'mid', 190, 176, 0.9),
      place(here.balloon, 'mid', 500, 160, 0.7),
      place(here.balloon, 'far', 570, 188, 0.5),
      on(here.galata, 'near', 90, 1.1),
      on(
        skyline([
          [30, 34],
          [26, 46],
          [34, 30],
        ]),
        'near',
        120,
      ),
      on(here.mosque, 'near', 330, 1.2),
      on(
        skyline([
          [28, 30],
          [34, 42],
        ]),
        'near',
        456,
      ),
      on(suspension, 'near', 520, 1),
    ],
    before: [port(800, shore + 20), containerShip(230, 348, 1), place(sailboat, 'near', 110, 326, 0.6)],
  },
  'united-kingdom': {
    sun: [90, 146, 30],
    shore,
    behind: [
      on(
        hills([
          [300, 34],
          [320, 46],
          [300, 32],
          [240, 40],
        ]),
        'far',
        -60,
      ),
      on(
        skyline([
          [36, 70],
          [30, 104],
          [42, 86],
          [28, 124],
          [38, 92],
          [34, 66],
        ]),
        'far',
        560,
      ),
      on(here.shard, 'mid', 664, 1.1),
      on(
        skyline([
          [36, 58],
          [40, 76],
          [30, 50],
        ]),
        'mid',
        300,
      ),
      on(
        skyline([
          [34, 82],
          [28, 60],
          [40, 74],
        ]),
        'mid',
        540,
      ),
      on(here.elizabethTower, 'near', 220, 1.06),
      on(tree, 'near', 70, 0.8),
      on(tree, 'near', 250, 0.9),
      on(here.towerBridge, 'near', 330, 1.1),
    ],
    before: [port(790, shore + 20), containerShip(250, 348, 1)],
  },
} as const satisfies Readonly<Record<string, Scene>>;
