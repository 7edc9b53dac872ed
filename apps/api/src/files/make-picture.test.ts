import { type PicturePurpose, picturePurposes } from '@wbn/contract/files/upload.ts';
import { expect, it } from 'vitest';
import { pictureSizes } from './make-picture.ts';

const widths = (purpose: PicturePurpose, width: number, height: number) =>
  pictureSizes(purpose, { width, height }).map((size) => `${size.width}x${size.height}`);

it('PRF-15: makes a profile photo square, in four sizes', () => {
  expect(widths('profilePhoto', 4000, 3000)).toEqual(['64x64', '128x128', '256x256', '512x512']);
  expect(widths('profilePhoto', 512, 900)).toEqual(['64x64', '128x128', '256x256', '512x512']);
});

it('UPL-06: makes a cover four times as wide as high, in three sizes', () => {
  expect(widths('coverPhoto', 4000, 3000)).toEqual(['400x100', '800x200', '1600x400']);
});

it('enlarges nothing', () => {
  expect(widths('profilePhoto', 300, 700)).toEqual(['64x64', '128x128', '256x256', '300x300']);
  expect(widths('coverPhoto', 2000, 100)).toEqual(['400x100']);
  expect(widths('coverPhoto', 100, 100)).toEqual(['100x25']);
});

it('PRD-14 BIZ-24: keeps the ratio of pictures of products and certificates, uncropped', () => {
  expect(widths('productPhoto', 4000, 3000)).toEqual(['320x240', '640x480', '1280x960']);
  expect(widths('productPhoto', 301, 997)).toEqual(['301x997']);
  expect(widths('certificatePhoto', 1000, 1414)).toEqual(['400x566', '800x1131', '1000x1414']);
});

it('refuses pictures narrower than 64 pixels', () => {
  for (const purpose of picturePurposes) expect(widths(purpose, 63, 400)).toEqual([]);
});
