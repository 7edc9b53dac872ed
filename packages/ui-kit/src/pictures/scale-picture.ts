import { type Area, type Turns, turnedSize } from './crop-area.ts';

export interface ScaleOptions {
  /** The part to keep, in pixels of the upright and turned picture; the whole when absent. */
  readonly area?: Area | undefined;
  /** How the picture is turned before that; not at all when absent. */
  readonly turns?: Turns | undefined;
  /** Most pixels of the result in width. */
  readonly width: number;
  /** Most bytes of the result. */
  readonly limit: number;
}

/** Makes a picture of this width; undefined when the browser cannot write the type. */
export type Encode = (attempt: Attempt) => Promise<Blob | undefined>;

export interface Attempt {
  readonly width: number;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly quality: number;
}

/** The file is no picture that this browser can show. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/**
 * Cuts a part out of a picture file, or takes the whole, upright or turned, and makes it small enough to be sent: WebP, or JPEG where the browser
 * writes no WebP. Nothing of the file but its pixels is left, so that no metadata leaves the device.
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

/** The first try that is within the limit: worse by steps, then narrower by steps. */
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
    // JPEG knows no transparency; what is clear would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const turned = turnedSize(bitmap, turns);
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // A browser that cannot write a type writes PNG instead.
  return blob?.type === type ? blob : undefined;
}
