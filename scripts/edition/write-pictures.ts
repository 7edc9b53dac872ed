import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pictures } from './draw-pictures.ts';
import { isSample } from './sample-mark.ts';

/** Writes pictures into a folder but never over an operator's own; resolves with the names of those. */
export async function writePictures(folder: string, pictures: Pictures): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const kept: string[] = [];
  for (const [name, content] of pictures) {
    const file = join(folder, name);
    if (existsSync(file) && !isSample(await readFile(file))) kept.push(name);
    else await writeFile(file, content);
  }
  return kept;
}
