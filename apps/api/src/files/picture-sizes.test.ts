import { type PicturePurpose, picturePurposes } from '@wbn/contract/files/upload.ts';
import { expect, it } from 'vitest';
import { pictureSizes } from './make-picture.ts';

const widths = (purpose: PicturePurpose, width: number, height: number) =>
  pictureSizes(purpose, { width, height }).map((size) => `${size.width}x${size.height}`);

it('PRF-15: a profile photo is square, in four sizes', () => {
  expect(widths('profilePhoto', 4000, 3000)).toEqual(['64x64', '128x128', '256x256', '512x512']);
  expect(widths('profilePhoto', 512, 900)).toEqual(['64x64', '128x128', '256x256', '512x512']);
});

it('UPL-06: a cover is four times as wide as high, in three sizes', () => {
  expect(widths('coverPhoto', 4000, 3000)).toEqual(['400x100', '800x200', '1600x400']);
});

it('nothing becomes larger than it was', () => {
  expect(widths('profilePhoto', 300, 700)).toEqual(['64x64', '128x128', '256x256', '300x300']);
  expect(widths('coverPhoto', 2000, 100)).toEqual(['400x100']);
  expect(widths('coverPhoto', 100, 100)).toEqual(['100x25']);
});

it('PRD-14 BIZ-24: pictures of products and certificates keep their ratio, nothing is cut off', () => {
  expect(widths('productPhoto', 4000, 3000)).toEqual(['320x240', '640x480', '1280x960']);
  expect(widths('productPhoto', 301, 997)).toEqual(['301x997']);
  expect(widths('certificatePhoto', 1000, 1414)).toEqual(['400x566', '800x1131', '1000x1414']);
});

it('what is narrower than 64 pixels is no picture', () => {
  for (const purpose of picturePurposes) expect(widths(purpose, 63, 400)).toEqual([]);
});
