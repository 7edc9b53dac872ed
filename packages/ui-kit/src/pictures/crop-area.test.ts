import { expect, it } from 'vitest';
import {
  cropArea,
  keepInside,
  moveCrop,
  nextTurn,
  pictureInset,
  turnCrop,
  turnedSize,
  wholePicture,
} from './crop-area.ts';

const wide = { width: 1200, height: 800 };

it('shows the widest centred area that fits the frame', () => {
  expect(cropArea(wide, 1, wholePicture)).toEqual({ x: 200, y: 0, width: 800, height: 800 });
  expect(cropArea(wide, 4, wholePicture)).toEqual({ x: 0, y: 250, width: 1200, height: 300 });
});

it('never leaves the edges of the picture', () => {
  expect(moveCrop(wide, 1, wholePicture, -9, 0)).toEqual({ x: 1 - 1 / 3, y: 0.5, zoom: 1 });
  expect(moveCrop(wide, 1, wholePicture, 0, 5)).toEqual(wholePicture);
  const corner = keepInside(wide, 1, { x: 0, y: 0, zoom: 2 });
  expect(cropArea(wide, 1, corner)).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  expect(keepInside(wide, 1, { ...corner, zoom: 1 })).toMatchObject({ x: 1 / 3, y: 0.5 });
});

it('clamps the zoom factor to its limits', () => {
  expect(keepInside(wide, 1, { ...wholePicture, zoom: 9 }).zoom).toBe(4);
  expect(keepInside(wide, 1, { ...wholePicture, zoom: 0.1 }).zoom).toBe(1);
});

it('moves by shares of the visible area', () => {
  const near = { x: 0.5, y: 0.5, zoom: 2 };
  const before = cropArea(wide, 1, near);
  const after = cropArea(wide, 1, moveCrop(wide, 1, near, 0.25, -0.25));
  expect(after.x - before.x).toBeCloseTo(-100);
  expect(after.y - before.y).toBeCloseTo(100);
});

it('positions the picture so that the frame shows the crop', () => {
  expect(pictureInset(wide, 1, wholePicture)).toEqual({ width: 150, left: -25, top: -0 });
});

it('keeps the centre on quarter turns, and four turns change nothing', () => {
  expect(turnedSize(wide, 1)).toEqual({ width: 800, height: 1200 });
  const near = { x: 0.25, y: 0.6, zoom: 4 };
  expect(turnCrop(wide, 1, near)).toEqual({ x: 0.4, y: 0.25, zoom: 4 });
  let [crop, size, turns] = [near, wide, 0 as const] as [typeof near, typeof wide, 0 | 1 | 2 | 3];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    [crop, size, turns] = [turnCrop(size, 1, crop), turnedSize(size, 1), nextTurn(turns)];
  }
  expect(crop.x).toBeCloseTo(near.x);
  expect(crop.y).toBeCloseTo(near.y);
  expect([crop.zoom, size, turns]).toEqual([4, wide, 0]);
});
