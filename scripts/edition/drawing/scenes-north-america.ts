import type { Scene } from './hero.ts';
import { hills, peak, volcano } from './land-pieces.ts';
import * as here from './landmarks-americas.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import { containerShip, fir, palm, plant, sailboat, skyline, tanks, tower, truck } from './trade-pieces.ts';

const shore = 300;
const on = standingOn(shore);

export const northAmerica = {
  canada: {
    sun: [720, 148, 32],
    shore,
    behind: [
      on(peak(280, 170), 'far', 90),
      on(peak(240, 130), 'far', 220),
      on(peak(220, 104), 'far', 900),
      on(
        hills([
          [240, 30],
          [280, 44],
          [240, 30],
        ]),
        'far',
        300,
      ),
      on(
        skyline([
          [36, 92],
          [30, 124],
          [40, 82],
          [28, 108],
        ]),
        'mid',
        420,
      ),
      on(
        skyline([
          [32, 84],
          [40, 110],
          [30, 72],
        ]),
        'mid',
        600,
      ),
      on(here.spireTower, 'near', 388),
      on(here.stadium, 'near', 452),
      on(fir, 'near', 40, 1.2),
      on(fir, 'near', 74, 0.9),
      on(fir, 'near', 110, 1.3),
      on(fir, 'near', 146, 0.8),
      on(fir, 'near', 560, 0.8),
    ],
    before: [port(770, shore + 20), containerShip(180, 348, 1.05)],
  },
  mexico: {
    sun: [560, 150, 34],
    shore,
    dry: true,
    behind: [
      on(volcano(420, 190), 'far', 740),
      on(volcano(340, 132, false), 'far', 480),
      on(
        hills([
          [240, 40],
          [300, 52],
          [220, 36],
          [260, 44],
        ]),
        'mid',
        -20,
      ),
      on(
        skyline([
          [30, 70],
          [36, 98],
          [28, 58],
          [34, 84],
        ]),
        'mid',
        520,
      ),
      on(here.stepPyramid, 'near', 250, 1.3),
      on(here.angelColumn, 'near', 470),
      on(plant, 'near', 690, 1.1),
      on(tanks, 'near', 860, 0.9),
    ],
    before: [
      place(here.cactus, 'front', 60, 320, 1.1),
      place(here.cactus, 'front', 104, 334, 0.7),
      place(truck, 'front', 560, 330, 1.1),
      place(truck, 'front', 668, 330, 1.1),
      place(here.cactus, 'front', 900, 336, 0.8),
    ],
  },
  miami: {
    sun: [480, 168, 52],
    shore,
    behind: [
      on(
        skyline([
          [30, 92],
          [36, 132],
          [26, 108],
          [40, 152],
          [30, 118],
          [34, 86],
        ]),
        'far',
        520,
      ),
      on(tower(34, 166), 'mid', 600),
      on(
        skyline([
          [34, 96],
          [28, 128],
          [38, 104],
          [30, 78],
        ]),
        'mid',
        640,
      ),
      on(here.artDecoHotel, 'near', 90, 1.25),
      on(here.artDecoHotel, 'near', 262, 1.05),
      on(palm, 'near', 60, 1.5),
      on(palm, 'near', 246, 1.3, true),
      on(palm, 'near', 410, 1.5),
      on(palm, 'near', 446, 1.1, true),
      on(sailboat, 'near', 540, 0.6),
    ],
    before: [port(780, shore + 20), containerShip(300, 348, 1)],
  },
  usa: {
    sun: [640, 150, 34],
    shore,
    behind: [
      on(
        skyline([
          [36, 84],
          [30, 112],
          [42, 92],
          [34, 130],
          [28, 100],
          [40, 120],
          [32, 86],
          [44, 108],
        ]),
        'far',
        110,
      ),
      on(here.chiselTower, 'mid', 190, 0.92),
      on(
        skyline([
          [34, 104],
          [40, 76],
          [30, 118],
          [36, 92],
          [28, 66],
        ]),
        'mid',
        230,
      ),
      on(here.empireTower, 'near', 330, 0.95),
      on(
        skyline([
          [30, 62],
          [36, 80],
        ]),
        'near',
        380,
      ),
      on(
        skyline([
          [32, 60],
          [28, 72],
        ]),
        'near',
        236,
      ),
      on(here.liberty, 'front', 76, 1.05),
      on(here.suspensionBridge, 'near', 480, 1.1),
    ],
    before: [port(800, shore + 20), containerShip(440, 348, 1)],
  },
} as const satisfies Readonly<Record<string, Scene>>;
