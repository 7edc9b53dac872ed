import type { Scene } from './hero.ts';
import { hills, peak, ridge } from './land-pieces.ts';
import * as here from './landmarks-americas.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import { containerShip, palm, sailboat, skyline, tree } from './trade-pieces.ts';

const shore = 300;
const on = standingOn(shore);

export const southAmerica = {
  argentina: {
    sun: [250, 150, 34],
    shore,
    behind: [
      on(peak(300, 150), 'far', 690),
      on(peak(260, 196), 'far', 820),
      on(peak(240, 130), 'far', 930),
      on(
        hills([
          [260, 40],
          [300, 52],
          [260, 34],
          [200, 44],
        ]),
        'far',
        -20,
      ),
      on(
        skyline([
          [34, 74],
          [28, 98],
          [40, 62],
          [30, 88],
          [44, 54],
        ]),
        'mid',
        60,
      ),
      on(
        skyline([
          [36, 66],
          [28, 92],
          [34, 58],
        ]),
        'mid',
        400,
      ),
      on(here.obelisk, 'near', 318, 1.25),
      on(here.colonnade, 'near', 92),
      on(tree, 'near', 268),
      on(tree, 'near', 372),
    ],
    before: [port(760, shore + 20), containerShip(430, 340, 1)],
  },
  brazil: {
    sun: [150, 152, 36],
    shore,
    behind: [
      on(
        hills([
          [300, 60],
          [260, 44],
          [320, 72],
        ]),
        'far',
        -60,
      ),
      on(here.openArms, 'mid', 330, 1.2),
      on(here.sugarloaf, 'mid', 560, 1.2),
      on(
        skyline([
          [30, 64],
          [26, 84],
          [34, 50],
          [28, 72],
          [40, 46],
          [26, 66],
        ]),
        'mid',
        60,
      ),
      on(
        hills([
          [120, 22],
          [160, 26],
          [150, 20],
        ]),
        'near',
        470,
      ),
      on(palm, 'near', 60, 1.1),
      on(palm, 'near', 100, 0.9, true),
      on(sailboat, 'near', 470, 0.5),
    ],
    before: [port(740, shore + 22), containerShip(280, 348, 1)],
  },
  chile: {
    sun: [170, 146, 30],
    shore,
    behind: [
      on(peak(260, 150), 'far', 60),
      on(peak(300, 178), 'far', 250),
      on(peak(280, 146), 'far', 440),
      on(peak(320, 188), 'far', 640),
      on(peak(260, 150), 'far', 850),
      on(
        ridge([
          [-10, 60],
          [110, 92],
          [220, 58],
          [360, 96],
          [500, 62],
          [640, 88],
          [780, 54],
          [970, 84],
        ]),
        'mid',
        0,
      ),
      on(
        skyline([
          [28, 60],
          [34, 84],
          [26, 52],
        ]),
        'near',
        396,
      ),
      on(here.glassTower, 'near', 520),
      on(here.hillHouses, 'near', 60, 1.1),
      on(here.hillHouses, 'near', 206, 0.9),
      on(tree, 'near', 360),
    ],
    before: [port(730, shore + 20), containerShip(350, 348, 1)],
  },
  colombia: {
    sun: [640, 148, 32],
    shore,
    behind: [
      on(
        ridge([
          [-10, 80],
          [120, 150],
          [240, 96],
          [380, 178],
          [520, 110],
          [660, 160],
          [800, 96],
          [970, 140],
        ]),
        'far',
        0,
      ),
      on(
        hills([
          [220, 46],
          [260, 62],
          [300, 44],
          [260, 56],
        ]),
        'mid',
        -30,
      ),
      on(here.waxPalm, 'near', 60, 1.3),
      on(here.waxPalm, 'near', 112, 1.05),
      on(here.waxPalm, 'near', 150, 1.45),
      on(here.waxPalm, 'near', 206, 0.9),
      on(here.clockTower, 'near', 420, 1.15),
      on(
        skyline([
          [28, 74],
          [32, 104],
          [26, 66],
          [34, 88],
        ]),
        'mid',
        560,
      ),
      on(palm, 'near', 530, 0.9),
    ],
    before: [port(760, shore + 20), containerShip(220, 348, 1)],
  },
  peru: {
    sun: [640, 148, 32],
    shore,
    behind: [
      on(peak(280, 160), 'far', 90),
      on(peak(300, 184), 'far', 470),
      on(peak(320, 172), 'far', 780),
      on(
        ridge([
          [-10, 70],
          [90, 104],
          [200, 70],
          [420, 90],
          [560, 62],
          [720, 96],
          [970, 70],
        ]),
        'mid',
        0,
      ),
      on(here.terraces, 'near', 250, 1.15),
      on(here.llama, 'front', 520, 0.9),
      on(
        skyline([
          [26, 50],
          [30, 70],
          [28, 44],
        ]),
        'near',
        600,
      ),
    ],
    before: [port(760, shore + 20), place(here.llama, 'front', 84, 330, 1), containerShip(270, 348, 1)],
  },
} as const satisfies Readonly<Record<string, Scene>>;
