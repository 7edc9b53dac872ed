import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../../packages/edition/src/edition.ts';
import type { Finding } from './finding.ts';
import { isSample, pngSize } from './sample-mark.ts';

const pngSizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'apple-touch-icon.png': [180, 180],
  'icon-512.png': [512, 512],
  'og.png': [1200, 630],
};

/** What has to be changed in an edition's files before it goes live. */
export async function checkFiles(folder: string, edition: Edition): Promise<Finding[]> {
  const names = new Set([
    edition.logo,
    edition.heroPicture,
    '/favicon.svg',
    ...Object.keys(pngSizes).map((name) => `/${name}`),
  ]);
  const found = await Promise.all([...names].map((name) => checkPicture(folder, name.slice(1))));
  return [...found.flat(), ...(await checkManifest(folder, edition.id))];
}

async function checkPicture(folder: string, name: string): Promise<Finding[]> {
  const what = `public/${name}`;
  const file = join(folder, 'public', name);
  if (!existsSync(file)) return [{ what, problem: 'The file is missing.' }];
  const content = await readFile(file);
  const found: Finding[] = [];
  if (isSample(content))
    found.push({ what, problem: 'This is the drawn sample; put your own in its place.' });
  const wanted = pngSizes[name];
  if (wanted) {
    const size = pngSize(content);
    if (!size) found.push({ what, problem: 'This is no PNG file.' });
    else if (size.width !== wanted[0] || size.height !== wanted[1]) {
      found.push({
        what,
        problem: `It has ${size.width} x ${size.height} pixels instead of ${wanted.join(' x ')}.`,
      });
    }
  }
  return found;
}

async function checkManifest(folder: string, id: string): Promise<Finding[]> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [{ what: 'package.json', problem: 'The file is missing.' }];
  const { name } = JSON.parse(await readFile(file, 'utf8')) as { name?: string };
  return name === `@wbn/${id}`
    ? []
    : [{ what: 'package.json', problem: `Its name is '${name}' instead of '@wbn/${id}'.` }];
}
