import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const draw = (width: number, box: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: 'white' } })
    .composite([
      { input: { create: { width: box, height: 2, channels: 3, background: 'blue' } }, left: 1, top: 1 },
    ])
    .png()
    .toBuffer();

it('finds no difference between equal pixels, also in files that differ', async () => {
  const picture = await draw(10, 3);
  expect(await comparePictures(picture, Buffer.from(picture))).toBeUndefined();
  const packed = await sharp(picture)
    .png({ compressionLevel: 1, palette: false, adaptiveFiltering: true })
    .toBuffer();
  expect(await comparePictures(picture, Buffer.concat([packed, Buffer.from('more')]))).toBeUndefined();
});

it('takes edges that were rounded in another way as equal', async () => {
  const gray = (shade: number) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: { r: shade, g: shade, b: shade } } })
      .png()
      .toBuffer();
  expect(await comparePictures(await gray(120), await gray(122))).toBeUndefined();
  expect((await comparePictures(await gray(120), await gray(123)))?.pixels).toBe(16);
});

it('counts the pixels that differ and paints them red', async () => {
  const found = await comparePictures(await draw(10, 3), await draw(10, 4));
  expect(found?.pixels).toBe(2);
  const pixel = await sharp(found?.picture)
    .extract({ left: 4, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...pixel]).toEqual([220, 0, 0, 255]);
});

it('says that sizes differ', async () => {
  expect(await comparePictures(await draw(10, 3), await draw(12, 3))).toEqual({
    pixels: undefined,
    picture: undefined,
  });
});
