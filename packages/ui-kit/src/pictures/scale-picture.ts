import { type Area, type Turns, turnedSize } from './crop-area.ts';

export interface ScaleOptions {
  /** The part to keep, in pixels of the upright, turned picture; absent: the whole. */
  readonly area?: Area | undefined;
  /** Quarter turns before cropping; absent: none. */
  readonly turns?: Turns | undefined;
  /** Maximum width of the result in pixels. */
  readonly width: number;
  /** Maximum size of the result in bytes. */
  readonly limit: number;
}

/** Encodes the picture at a width and quality; undefined when the browser cannot write the type. */
export type Encode = (attempt: Attempt) => Promise<Blob | undefined>;

export interface Attempt {
  readonly width: number;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly quality: number;
}

/** Thrown when this browser cannot decode the file. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/**
 * Crops and turns a picture file and scales it down to the limits: as WebP, or as JPEG where the browser cannot write
 * WebP. Only pixels are kept, so that no metadata leaves the device.
 */
export async function scalePicture(file: Blob, options: ScaleOptions): Promise<Blob> {
  const { width, limit, turns = 0 } = options;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePictureError('The file cannot be shown as a picture.');
  });
  const area = options.area ?? { x: 0, y: 0, ...turnedSize(bitmap, turns) };
  try {
    return await encodeUnder(limit, Math.min(width, Math.round(area.width)), (attempt) =>
      draw(bitmap, { area, turns }, attempt),
    );
  } finally {
    bitmap.close();
  }
}

const qualities = [0.9, 0.8, 0.7, 0.6];
const narrowest = 64;

/** Tries lower qualities, then smaller widths, and returns the first result within the limit. */
export async function encodeUnder(limit: number, width: number, encode: Encode): Promise<Blob> {
  let type: Attempt['type'] = 'image/webp';
  for (let tried = width; tried >= Math.min(width, narrowest); tried = Math.floor(tried * 0.75)) {
    for (const quality of qualities) {
      let blob = await encode({ width: tried, type, quality });
      if (!blob && type === 'image/webp') {
        type = 'image/jpeg';
        blob = await encode({ width: tried, type, quality });
      }
      if (!blob) throw new UnreadablePictureError('The browser cannot write the picture.');
      if (blob.size <= limit) return blob;
    }
  }
  throw new UnreadablePictureError('The picture cannot be made small enough.');
}

async function draw(
  bitmap: ImageBitmap,
  { area, turns }: { readonly area: Area; readonly turns: Turns },
  attempt: Attempt,
): Promise<Blob | undefined> {
  const { width, type, quality } = attempt;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((width * area.height) / area.width));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // JPEG has no transparency; without a white ground clear areas become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const turned = turnedSize(bitmap, turns);
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Browsers that cannot write a type fall back to PNG.
  return blob?.type === type ? blob : undefined;
}
