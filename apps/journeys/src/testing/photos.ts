import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: 'image/jpeg';
  readonly buffer: Buffer;
}

const folder = fileURLToPath(new URL('../../../../../shared/data/photos', import.meta.url));

/** Reads a real photo of `../shared/data`, or generates one of the same size without that folder. */
export async function readPhoto(name: string, width: number, height: number): Promise<PhotoFile> {
  const path = join(folder, name);
  const buffer = existsSync(path)
    ? await readFile(path)
    : await sharp({ create: { width, height, channels: 3, background: '#2a6' } })
        .jpeg()
        .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A landscape photo. */
export const workshopPhoto = () => readPhoto('workshop.jpg', 600, 391);
/** A portrait photo. */
export const carParkPhoto = () => readPhoto('car-park.jpg', 776, 909);
export const harbourPhoto = () => readPhoto('harbour.jpg', 640, 480);
