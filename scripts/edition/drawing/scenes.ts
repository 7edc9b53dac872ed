import type { Scene } from './hero.ts';
import { hills, peak } from './land-pieces.ts';
import { place, standingOn } from './piece.ts';
import { port } from './scene-pieces.ts';
import { eastAsia } from './scenes-east-asia.ts';
import { europe } from './scenes-europe.ts';
import { northAmerica } from './scenes-north-america.ts';
import { south } from './scenes-south.ts';
import { southAmerica } from './scenes-south-america.ts';
import { southAsia } from './scenes-south-asia.ts';
import { containerShip, plant, sailboat, skyline, tree, turbine } from './trade-pieces.ts';

const drawn: Readonly<Record<string, Scene>> = {
  ...northAmerica,
  ...southAmerica,
  ...europe,
  ...eastAsia,
  ...southAsia,
  ...south,
};

/** The picture of an edition: its own where one was composed, else a harbour that could be anywhere. */
export function sceneOf(id: string): Scene {
  return drawn[id] ?? anyHarbour();
}

function anyHarbour(): Scene {
  const shore = 300;
  const on = standingOn(shore);
  return {
    sun: [240, 150, 34],
    shore,
    behind: [
      on(peak(260, 130), 'far', 820),
      on(
        hills([
          [280, 60],
          [320, 74],
          [280, 52],
          [240, 60],
        ]),
        'far',
        -60,
      ),
      on(turbine, 'far', 110, 1.1),
      on(turbine, 'far', 180, 0.9),
      on(
        skyline([
          [34, 74],
          [28, 104],
          [40, 62],
          [30, 92],
          [36, 80],
        ]),
        'mid',
        320,
      ),
      on(plant, 'near', 90, 1.1),
      on(
        skyline([
          [30, 54],
          [36, 76],
          [28, 48],
        ]),
        'near',
        540,
      ),
      on(tree, 'near', 290),
      on(tree, 'near', 680, 0.9),
    ],
    before: [port(770, shore + 20), containerShip(300, 348, 1), place(sailboat, 'near', 160, 330, 0.7)],
  };
}
