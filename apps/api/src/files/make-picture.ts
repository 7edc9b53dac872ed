import type { PicturePurpose, PictureType } from '@wbn/contract/files/upload.ts';
import createLimit from 'p-limit';
import type { Sharp, SharpOptions } from 'sharp';
import sharp from 'sharp';
import { brokenPicture, wrongType } from './check-picture.ts';

interface Shape {
  /** Width divided by height; absent: keeps the picture's ratio, uncropped. */
  readonly ratio?: number;
  /** In pixels, ascending. */
  readonly widths: readonly number[];
}

const shapes: Record<PicturePurpose, Shape> = {
  profilePhoto: { ratio: 1, widths: [64, 128, 256, 512] },
  coverPhoto: { ratio: 4, widths: [400, 800, 1600] },
  certificatePhoto: { widths: [400, 800, 1600] },
  productPhoto: { widths: [320, 640, 1280] },
  groupPhoto: { ratio: 1, widths: [64, 128, 256, 512] },
  postPhoto: { widths: [480, 960, 1600] },
};

/** Minimum width of a picture, in pixels. */
const smallestWidth = 64;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the stored sizes of a picture, ascending: those of its purpose up to the picture's own, and its own width
 * when smaller than the largest. Empty when it is too narrow.
 */
export function pictureSizes(purpose: PicturePurpose, { width, height }: Size): Size[] {
  const { ratio = width / height, widths } = shapes[purpose];
  const own = Math.floor(Math.min(width, height * ratio + 1e-6));
  if (own < smallestWidth) return [];
  const largest = widths.at(-1) ?? own;
  const chosen = [...widths.filter((wanted) => wanted < Math.min(own, largest)), Math.min(own, largest)];
  return chosen.map((wanted) => ({ width: wanted, height: Math.max(1, Math.round(wanted / ratio)) }));
}

/** Maximum decoded pixels: 24 megapixels, more than pictures of 500 KB have and as many as most cameras take. */
const pixelLimit = 24_000_000;
const sideLimit = 12_000;
/** Maximum memory of a decoded picture: all pixels with four one-byte channels. */
const decodedLimit = pixelLimit * 4;
/** Measured maximum bytes per pixel while decoding an AVIF, which is decoded as a whole together with other frames. */
const avifPixelBytes = { eight: 19, more: 26 } as const;

/** One at a time per process, because decoding takes most of a picture's memory. */
const decoding = createLimit(1);

// One thread per picture; the queue limits how many pictures are processed at once.
sharp.concurrency(1);
sharp.cache(false);
// Reduces the attack surface: libvips can read far more formats than we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const reading = {
  limitInputPixels: pixelLimit,
  failOn: 'error',
  sequentialRead: true,
  autoOrient: true,
} as const satisfies SharpOptions;

/** One size in one format. */
export interface MadeVersion extends Size {
  readonly type: 'image/avif' | 'image/webp';
  readonly bytes: Buffer;
}

/**
 * Re-encodes a picture in every size of its purpose: upright, in sRGB, without metadata. Runs in libuv's threads.
 * Throws a CallError when it cannot be read or is too large.
 */
export async function makePicture(bytes: Buffer, purpose: PicturePurpose): Promise<MadeVersion[]> {
  const sizes = pictureSizes(purpose, await readSize(bytes));
  const largest = sizes.at(-1);
  if (!largest) {
    throw brokenPicture(`The picture is too small: it must be at least ${smallestWidth} pixels wide.`);
  }
  const { data, info } = await decoding(() => decode(bytes, largest));
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: MadeVersion[] = [];
  for (const size of sizes) {
    const resized = sharp(data, { raw }).resize({ ...size, fit: 'fill' });
    const avif = await resized.clone().avif({ quality: 55, effort: 3 }).toBuffer();
    const webp = await resized.webp({ quality: 82 }).toBuffer();
    made.push({ ...size, type: 'image/avif', bytes: avif }, { ...size, type: 'image/webp', bytes: webp });
  }
  return made;
}

/** Pixels on the longer side of a message picture, and of its preview. */
const messageSide = 4_000;
const previewSide = 480;

/**
 * Re-encodes a picture in its own format: upright, in sRGB, without metadata, at most 4,000 pixels per side; also
 * returns a small WebP. Throws as `makePicture` does.
 */
export async function reencodePicture(
  bytes: Buffer,
  type: PictureType,
): Promise<{ readonly bytes: Buffer; readonly preview: Buffer }> {
  const size = fitInto(messageSide, await readSize(bytes));
  const { data, info } = await decoding(() => decode(bytes, size));
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const preview = drawn.clone().resize({ ...fitInto(previewSide, size), fit: 'fill' });
  return {
    bytes: await inFormat(drawn, type).toBuffer(),
    preview: await preview.webp({ quality: 75 }).toBuffer(),
  };
}

function inFormat(drawn: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return drawn.jpeg({ quality: 88 });
  if (type === 'image/png') return drawn.png({ compressionLevel: 7 });
  return type === 'image/webp' ? drawn.webp({ quality: 85 }) : drawn.avif({ quality: 60, effort: 2 });
}

/** Scales down to `most` pixels per side; never enlarges. */
function fitInto(most: number, { width, height }: Size): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Reads only the header, so that oversized pictures are not decoded. */
async function readSize(bytes: Buffer): Promise<Size> {
  const { autoOrient, pages, channels, depth, mediaType } = await sharp(bytes, {
    ...reading,
    limitInputPixels: false,
  })
    .metadata()
    .catch(refuse);
  if (pages !== undefined && pages > 1) throw wrongType('Moving pictures are not taken.');
  const { width, height } = autoOrient;
  const isDeep = depth !== 'uchar';
  const most =
    mediaType === 'image/avif'
      ? Math.floor(decodedLimit / avifPixelBytes[isDeep ? 'more' : 'eight'] / 1e5) * 1e5
      : pixelLimit;
  if (width * height > most || Math.max(width, height) > sideLimit) {
    throw brokenPicture(
      `The picture has ${width} x ${height} pixels; at most ${most / 1e6} megapixels and ${sideLimit} on a side are taken.`,
    );
  }
  const sampleBytes = isDeep ? 2 : 1;
  if (width * height * channels * sampleBytes > decodedLimit) {
    throw brokenPicture('The picture has too many pixels of 16 bits; send it with 8 bits.');
  }
  return { width, height };
}

function decode(bytes: Buffer, size: Size) {
  return sharp(bytes, reading)
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

function refuse(): never {
  throw brokenPicture('The picture is damaged and cannot be read; send it again or choose another one.');
}
