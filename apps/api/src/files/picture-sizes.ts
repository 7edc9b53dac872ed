import type { PicturePurpose } from '@wbn/contract/files/upload.ts';

interface Shape {
  /** Width by height; absent: the picture keeps its own, nothing is cut off. */
  readonly ratio?: number;
  /** In pixels, ascending. */
  readonly widths: readonly number[];
}

const shapes: Record<PicturePurpose, Shape> = {
  profilePhoto: { ratio: 1, widths: [64, 128, 256, 512] },
  coverPhoto: { ratio: 4, widths: [400, 800, 1600] },
  certificatePhoto: { widths: [400, 800, 1600] },
  productPhoto: { widths: [320, 640, 1280] },
  postPhoto: { widths: [480, 960, 1600] },
};

/** Narrower than this is no picture of anything. */
export const smallestWidth = 64;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The sizes in which a picture is kept, ascending: those of its purpose that it can fill, and its own width when it
 * is smaller than the largest. Never larger than what was sent. None when it is too narrow to be a picture of anything.
 */
export function pictureSizes(purpose: PicturePurpose, { width, height }: Size): Size[] {
  const { ratio = width / height, widths } = shapes[purpose];
  const own = Math.floor(Math.min(width, height * ratio + 1e-6));
  if (own < smallestWidth) return [];
  const largest = widths.at(-1) ?? own;
  const chosen = [...widths.filter((wanted) => wanted < Math.min(own, largest)), Math.min(own, largest)];
  return chosen.map((wanted) => ({ width: wanted, height: Math.max(1, Math.round(wanted / ratio)) }));
}
