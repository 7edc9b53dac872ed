import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { languages } from '../../packages/edition/src/language.ts';
import { mix, parseHex } from '../../packages/ui-kit/src/theme/contrast.ts';
import { AnswerError, type EditionFacts } from './answer-questions.ts';
import { sampleNote } from './inspect-edition.ts';

const template = new URL('template/', import.meta.url);

/** Writes the folder of a new edition and its lines in network.ts and network-facts.ts. Throws AnswerError when the folder exists. */
export async function writeEdition(root: string, facts: EditionFacts): Promise<void> {
  const folder = join(root, 'editions', facts.id);
  if (existsSync(folder))
    throw new AnswerError(`There is a folder editions/${facts.id} already; nothing was written.`);
  const lists = join(root, 'packages', 'edition', 'src');
  const networkFile = join(lists, 'network.ts');
  const brandsFile = join(lists, 'network-facts.ts');
  // Throws for a list in an unexpected form, before anything is written.
  const network = withNetworkSite(await readFile(networkFile, 'utf8'), facts);
  const brands = withNetworkBrand(await readFile(brandsFile, 'utf8'), facts);
  await mkdir(join(folder, 'public'), { recursive: true });
  await writeFile(join(folder, 'edition.ts'), editionSource(facts));
  await writeFile(join(folder, 'package.json'), editionManifest(facts.id));
  await writePictures(join(folder, 'public'), facts);
  await writeFile(networkFile, network);
  await writeFile(brandsFile, brands);
}

/** Writes the template's pictures in the brand colours, marked as samples. */
async function writePictures(folder: string, facts: EditionFacts): Promise<void> {
  const read = async (name: string) => colourTemplate(await readFile(new URL(name, template), 'utf8'), facts);
  for (const name of ['logo.svg', 'favicon.svg', 'hero.svg']) {
    await writeFile(join(folder, name), await read(name));
  }
  const writePng = (picture: Sharp, name: string) =>
    picture
      .withExif({ IFD0: { ImageDescription: sampleNote } })
      .png()
      .toFile(join(folder, name));
  const icon = Buffer.from(await read('icon.svg'));
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ] as const) {
    await writePng(sharp(icon, { density: 800 }).resize(size, size), name);
  }
  const hero = await sharp(Buffer.from(await read('hero.svg')), { density: 90 })
    .resize(1200, 380, { position: 'bottom' })
    .toBuffer();
  const shared = sharp(Buffer.from(await read('og.svg'))).composite([{ input: hero, left: 0, top: 250 }]);
  await writePng(shared, 'og.png');
}

/**
 * Replaces `{{primary}}`, `{{primaryDark}}`, `{{accent}}`, `{{label}}`, `{{labelSize}}` and `{{labelFit}}` (of the text in the logo); a
 * colour may be mixed with another: `{{primary 20% #ffffff}}`.
 */
function colourTemplate(source: string, { brand, label, language }: EditionFacts): string {
  const shown = label[language];
  // Chinese characters are as wide as they are high.
  const letters = [...shown].reduce((sum, letter) => sum + (letter > '⺀' ? 1.8 : 1), 0);
  const size = Math.min(10.5, 62 / (letters * 0.56));
  const width = letters * 0.56 * size;
  const values: Readonly<Record<string, string>> = {
    ...brand,
    label: shown.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    labelSize: size.toFixed(1),
    // System fonts differ in width, so longer labels are fitted to the available room.
    labelFit:
      letters > 8 ? ` textLength="${Math.min(62, width).toFixed(0)}" lengthAdjust="spacingAndGlyphs"` : '',
  };
  return source.replace(
    /\{\{(\w+)(?: (\d+)% (#\w{6}))?\}\}/g,
    (_, name: string, share = '', partner = '') => {
      const value = values[name];
      if (value === undefined) throw new Error(`The template asks for an unknown value: ${name}.`);
      return partner ? toHex(mix(parseHex(value), Number(share), parseHex(partner))) : value;
    },
  );
}

function toHex(colour: readonly number[]): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Generates `edition.ts`, formatted like Biome does. */
export function editionSource(facts: EditionFacts): string {
  const { label, brand } = facts;
  return `import { defineEdition } from '@wbn/edition/edition.ts';
import { sisterSitesOf } from '@wbn/edition/network.ts';

export default defineEdition({
  id: ${quote(facts.id)},
  label: { ${languages.map((language) => `${language}: ${quote(label[language])}`).join(', ')} },
  country: ${quote(facts.country)},
  host: ${quote(facts.host)},
  language: ${quote(facts.language)},
  locale: ${quote(facts.locale)},
  timeZone: ${quote(facts.timeZone)},
  currency: ${quote(facts.currency)},
  brand: { primary: ${quote(brand.primary)}, primaryDark: ${quote(brand.primaryDark)}, accent: ${quote(brand.accent)} },
  logo: '/logo.svg',
  heroPicture: '/hero.svg',
  phones: [
    { region: 'usa', number: '+1 305 555 0100' },
    { region: 'europe', number: '+34 555 0100 22' },
    { region: 'local', number: ${quote(facts.localPhone)} },
  ],
  messaging: [
    { region: 'usa', number: '+1 305 555 0101' },
    { region: 'europe', number: '+34 555 0101 22' },
  ],
  managers: [
    { role: 'chiefExecutive', name: 'Helen Marchetti' },
    { role: 'networkDirector', name: 'Rafael Ibarra' },
  ],
  video: { language: ${quote(facts.video)} },
  homeGroups: ['MA', 'DI', 'EX', 'CO'],
  sisterSites: sisterSitesOf(${quote(facts.id)}),
});
`;
}

/** Generates `package.json`. */
export function editionManifest(id: string): string {
  const manifest = {
    name: `@wbn/${id}`,
    private: true,
    version: '0.0.0',
    type: 'module',
    exports: { './edition.ts': './edition.ts' },
    scripts: { build: 'wbn-site build', start: 'wbn-site start', dev: 'wbn-site dev' },
    dependencies: { '@wbn/edition': 'workspace:*' },
    devDependencies: { '@wbn/site': 'workspace:*' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const listStart = 'export const network = [\n';
const listEnd = '] as const;';
/** A site on one line, or on several if that is too long. */
const siteEntry = /^ {2}\{(?: .*\},|\n(?: {4}.*\n)+ {2}\},)$/gm;
const widestLine = 110;
const brandsStart = '= {\n';
const brandsEnd = '};';

/** Inserts a site into the text of `network.ts`, sorted by id. Throws when the list is not found. */
export function withNetworkSite(source: string, facts: EditionFacts): string {
  const start = source.indexOf(listStart);
  const end = source.indexOf(listEnd, start);
  if (start < 0 || end < 0) {
    throw new Error('network.ts holds no list that begins with `export const network = [`.');
  }
  const sites: string[] = source.slice(start + listStart.length, end).match(siteEntry) ?? [];
  const at = sites.findIndex((other) => (/id: '([^']+)'/.exec(other)?.[1] ?? '') > facts.id);
  const all = sites.toSpliced(at < 0 ? sites.length : at, 0, networkEntry(facts));
  return `${source.slice(0, start)}${listStart}${all.join('\n')}\n${source.slice(end)}`;
}

/** Inserts brand and time zone into the text of `network-facts.ts`, sorted by id. Throws when the list is not found. */
export function withNetworkBrand(source: string, { id, brand, timeZone }: EditionFacts): string {
  const start = source.indexOf(brandsStart);
  const end = source.lastIndexOf(brandsEnd);
  if (start < 0 || end < start) throw new Error('network-facts.ts holds no list of facts.');
  const name = id.includes('-') ? quote(id) : id;
  const line = `  ${name}: { primaryDark: ${quote(brand.primaryDark)}, accent: ${quote(brand.accent)}, timeZone: ${quote(timeZone)} },`;
  const lines = source
    .slice(start + brandsStart.length, end)
    .trimEnd()
    .split('\n');
  const idOf = (entry: string) => /[a-z][a-z-]*/.exec(entry)?.[0] ?? '';
  const at = lines.findIndex((other) => idOf(other) > id);
  const all = lines.toSpliced(at < 0 ? lines.length : at, 0, line);
  return `${source.slice(0, start)}${brandsStart}${all.join('\n')}\n${source.slice(end)}`;
}

function networkEntry({ id, brand, country, language, host }: EditionFacts): string {
  const values = { id, color: brand.primary, country, language, host };
  const parts = Object.entries(values).map(([name, value]) => `${name}: ${quote(value)}`);
  const line = `  { ${parts.join(', ')} },`;
  return line.length <= widestLine ? line : `  {\n${parts.map((part) => `    ${part},\n`).join('')}  },`;
}

function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return escaped.includes("'") ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped}'`;
}
