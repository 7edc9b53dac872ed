import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Steps of a colour by which two drawings of one page differ at round edges. */
const rounding = 2;

/**
 * Compares two pictures of one browser, where equal pages give equal pixels but for rounding. Returns undefined when they are equal,
 * else the number of different pixels and a picture of them: red on a pale version of the picture before.
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<{ readonly pixels: number | undefined; readonly picture: Buffer | undefined } | undefined> {
  if (before.equals(after)) return undefined;
  const [old, now] = await Promise.all([readPixels(before), readPixels(after)]);
  if (old.info.width !== now.info.width || old.info.height !== now.info.height)
    return { pixels: undefined, picture: undefined };
  let pixels = 0;
  for (let at = 0; at < old.data.length; at += channels) {
    if (isAlike(old.data, now.data, at)) {
      for (let channel = at; channel < at + 3; channel += 1)
        old.data[channel] = 255 - (255 - (old.data[channel] ?? 0)) / 4;
    } else {
      pixels += 1;
      old.data.set([220, 0, 0, 255], at);
    }
  }
  if (pixels === 0) return undefined;
  return { pixels, picture: await sharp(old.data, { raw: old.info }).png().toBuffer() };
}

const channels = 4;

function isAlike(one: Buffer, other: Buffer, at: number): boolean {
  for (let channel = at; channel < at + channels; channel += 1)
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > rounding) return false;
  return true;
}

const readPixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Compares two files; where they differ, writes the picture of the difference. A missing file differs from any. */
export async function compareFiles(
  before: string,
  after: string,
  difference: string,
): Promise<{ readonly pixels: number | undefined } | undefined> {
  if (!existsSync(before) || !existsSync(after))
    return existsSync(before) === existsSync(after) ? undefined : { pixels: undefined };
  const found = await comparePictures(readFileSync(before), readFileSync(after));
  if (found?.picture) writeFileSync(difference, found.picture);
  return found && { pixels: found.pixels };
}
