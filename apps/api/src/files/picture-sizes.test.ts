import { expect, it } from 'vitest';
import { pictureSizes } from './picture-sizes.ts';

const widths = (purpose: 'profilePhoto' | 'coverPhoto', width: number, height: number) =>
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
