import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';

/** Keeps drawn pictures in the folder behind `/files/`, each under the hash of its content. */
export class PictureStore {
  readonly #folder: string;

  constructor(filesDir: string) {
    this.#folder = join(filesDir, 'demo');
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Writes an SVG document and gives the photo to store with a row. */
  keep(svg: string): StoredPhoto {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.svg`;
    writeFileSync(join(this.#folder, name), svg);
    return { url: `/files/demo/${name}`, ...sizeOf(svg) };
  }
}

function sizeOf(svg: string): { width?: number; height?: number } {
  const size = /^<svg[^>]*\swidth="(\d+)"[^>]*\sheight="(\d+)"/.exec(svg);
  return size ? { width: Number(size[1]), height: Number(size[2]) } : {};
}
