import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AnswerError } from './answer-questions.ts';
import type { Pictures } from './draw-pictures.ts';
import type { EditionFacts } from './edition-facts.ts';
import { editionManifest, editionSource, withNetworkBrand, withNetworkSite } from './edition-files.ts';
import { writePictures } from './write-pictures.ts';

/** Writes a new edition's folder and its lines in network.ts and network-brands.ts. Throws AnswerError when the folder is there already. */
export async function writeEdition(root: string, facts: EditionFacts, pictures: Pictures): Promise<void> {
  const folder = join(root, 'editions', facts.id);
  if (existsSync(folder))
    throw new AnswerError(`There is a folder editions/${facts.id} already; nothing was written.`);
  const lists = join(root, 'packages', 'edition', 'src');
  const networkFile = join(lists, 'network.ts');
  const brandsFile = join(lists, 'network-brands.ts');
  // Before anything is written: these throw when a list is not what it was.
  const network = withNetworkSite(await readFile(networkFile, 'utf8'), facts);
  const brands = withNetworkBrand(await readFile(brandsFile, 'utf8'), facts);
  await mkdir(folder);
  await writeFile(join(folder, 'edition.ts'), editionSource(facts));
  await writeFile(join(folder, 'package.json'), editionManifest(facts.id));
  await writePictures(join(folder, 'public'), pictures);
  await writeFile(networkFile, network);
  await writeFile(brandsFile, brands);
}
