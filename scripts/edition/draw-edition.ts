import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Edition } from '../../packages/edition/src/edition.ts';
import { drawPngs, drawSvgs } from './draw-pictures.ts';
import { writePictures } from './write-pictures.ts';

const editions = fileURLToPath(new URL('../../editions', import.meta.url));
const usage =
  'pnpm draw:edition <id...> or --all: draws the sample pictures again; an own picture is never replaced.';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const known = globSync('*/edition.ts', { cwd: editions }).map((file) => dirname(file));
const ids = values.all ? known.sort() : positionals;
if (ids.length === 0) {
  console.error(usage);
  process.exit(2);
}
const unknown = ids.find((id) => !existsSync(join(editions, id, 'edition.ts')));
if (unknown) {
  console.error(`There is no editions/${unknown}/edition.ts.`);
  process.exit(2);
}
const facts = await Promise.all(
  ids.map(async (id) => {
    const file = pathToFileURL(join(editions, id, 'edition.ts')).href;
    return ((await import(file)) as { default: Edition }).default;
  }),
);
const pngs = await drawPngs(facts);
for (const [index, edition] of facts.entries()) {
  const pictures = new Map([...drawSvgs(edition), ...(pngs[index] ?? [])]);
  const kept = await writePictures(join(editions, edition.id, 'public'), pictures);
  console.log(`${edition.id}: drawn${kept.length > 0 ? `; left alone: ${kept.join(', ')}` : ''}`);
}
