import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export interface GpsPhoto {
  readonly name: string;
  readonly mimeType: 'image/jpeg';
  readonly buffer: Buffer;
}

const folder = fileURLToPath(new URL('../../../../../shared/data/photos', import.meta.url));
const gpsDirectory = 0x8825;
const latitude = 2;
/** Pixels: wide enough for every size of a profile photo. */
const wideEnough = 512;

/** Returns a photo with GPS data: a real one, or a generated one without `../shared/data`. */
export async function findGpsPhoto(): Promise<GpsPhoto> {
  if (!existsSync(folder)) {
    process.stdout.write(`Drawn instead: the photo of the journey, because ${folder} is not there.\n`);
    return { name: 'drawn.jpg', mimeType: 'image/jpeg', buffer: await drawGpsPhoto() };
  }
  for (const name of (await readdir(folder)).toSorted()) {
    const buffer = await readFile(join(folder, name));
    const { format, width, height, exif } = await sharp(buffer).metadata();
    const large = Math.min(width, height) >= wideEnough;
    if (format === 'jpeg' && large && exif && holdsPlace(exif))
      return { name, mimeType: 'image/jpeg', buffer };
  }
  throw new Error(`No photo in ${folder} holds a place`);
}

function drawGpsPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 10/1' } })
    .jpeg()
    .toBuffer();
}

/** Whether an EXIF block has a GPS directory with a latitude. */
export function holdsPlace(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** Offset of a tag's 12-byte entry in a directory. */
  const find = (directory: number, tag: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12).find(
      (entry) => short(entry) === tag,
    );
  const entry = find(long(4), gpsDirectory);
  return entry !== undefined && find(long(entry + 8), latitude) !== undefined;
}
