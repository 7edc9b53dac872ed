import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Edition } from '../../packages/edition/src/edition.ts';
import { languages } from '../../packages/edition/src/language.ts';
import { logoPath } from '../../packages/edition/src/network.ts';
import * as check from './fact-checks.ts';

/** Metadata of the project's sample PNG files; sample SVG files have `data-sample="true"`. */
export const sampleNote = 'drawn by WBN';

/** Something in an edition that must change before a launch. */
export interface Finding {
  /** The fact or the file. */
  readonly what: string;
  /** One sentence. */
  readonly problem: string;
}

/** An entry of network.ts with its values from network-facts.ts. */
export interface ListedSite {
  readonly id: string;
  readonly color: string;
  readonly country: string;
  readonly host: string;
  readonly language?: string;
  readonly primaryDark?: string;
  readonly accent?: string;
  readonly timeZone?: string;
}

/** Numbers reserved for examples and films: 555 01xx, and those of Australia, Britain, France, Germany, Hong Kong and Singapore. */
const exampleNumbers = [
  / 555 01\d\d\b/,
  /^\+61 2 5550 0\d{3}$/,
  /^\+44 20 7946 0\d{3}$/,
  /^\+33 1 99 00 /,
  /^\+49 30 23125 /,
  /^\+(65|852) 5550 0\d{3}$/,
];

const exampleManagers: readonly string[] = ['Helen Marchetti', 'Rafael Ibarra'];

const pngSizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'apple-touch-icon.png': [180, 180],
  'icon-512.png': [512, 512],
  'og.png': [1200, 630],
};

/** Returns everything in an edition that must change before a launch; empty when it is ready. */
export async function inspectEdition(root: string, id: string): Promise<Finding[]> {
  const folder = join(root, 'editions', id);
  const source = join(folder, 'edition.ts');
  if (!existsSync(source)) return [{ what: 'edition.ts', problem: `There is no editions/${id}/edition.ts.` }];
  const { default: edition } = await importFile<{ default: Edition }>(source);
  const lists = join(root, 'packages', 'edition', 'src');
  const { network } = await importFile<{ network: readonly ListedSite[] }>(join(lists, 'network.ts'));
  const { networkFacts } = await importFile<{ networkFacts: Record<string, Partial<ListedSite>> }>(
    join(lists, 'network-facts.ts'),
  );
  const listed = network.map((site) => ({ ...site, ...networkFacts[site.id] }));
  return [...checkFacts(edition, id, listed), ...(await checkFiles(folder, edition))];
}

/** Returns facts that must change before a launch. */
export function checkFacts(edition: Edition, id: string, network: readonly ListedSite[]): Finding[] {
  const found: Finding[] = [];
  const add = (what: string, problem: check.Problem) => {
    if (problem) found.push({ what, problem });
  };
  if (edition.id !== id) add('id', `edition.ts says '${edition.id}', but its folder is called ${id}.`);
  for (const language of languages) add(`label.${language}`, check.checkLabel(edition.label[language] ?? ''));
  add('country', check.checkCountry(edition.country));
  add('language', check.checkLanguage(edition.language));
  add('locale', check.checkLocale(edition.locale, edition.language));
  add('timeZone', check.checkTimeZone(edition.timeZone));
  add('currency', check.checkCurrency(edition.currency));
  add('brand.primary', check.checkPrimary(edition.brand.primary));
  add('brand.primaryDark', check.checkPrimaryDark(edition.brand.primaryDark));
  add('brand.accent', check.checkColour(edition.brand.accent));
  add('video.language', check.checkVideo(edition.video.language));
  return [...found, ...checkHosts(edition), ...checkContacts(edition), ...checkNetwork(edition, network)];
}

function checkHosts({ host }: Edition): Finding[] {
  const problem = isSampleHost(host)
    ? `${host} is a sample: no such host can be on the internet.`
    : check.checkHost(host);
  return problem ? [{ what: 'host', problem }] : [];
}

function checkContacts(edition: Edition): Finding[] {
  const found: Finding[] = [];
  for (const list of ['phones', 'messaging'] as const) {
    for (const { region, number } of edition[list]) {
      const problem = isSamplePhone(number)
        ? `${number} is an example that nobody has.`
        : check.checkPhone(number);
      if (problem) found.push({ what: `${list}.${region}`, problem });
    }
  }
  if (edition.phones.length === 0) found.push({ what: 'phones', problem: 'There is no number to call.' });
  for (const manager of edition.managers) {
    if (isSampleManager(manager)) {
      found.push({ what: `managers.${manager.role}`, problem: `${manager.name} is an invented person.` });
    }
  }
  return found;
}

function checkNetwork(edition: Edition, network: readonly ListedSite[]): Finding[] {
  const listed = network.find((site) => site.id === edition.id);
  if (!listed) return [{ what: 'network.ts', problem: `The network does not list '${edition.id}'.` }];
  const pairs: readonly (readonly [string, string, string | undefined, file?: string])[] = [
    ['host', edition.host, listed.host],
    ['country', edition.country, listed.country],
    ['language', edition.language, listed.language],
    ['logo', edition.logo, logoPath],
    ['brand.primary', edition.brand.primary, listed.color],
    ['brand.primaryDark', edition.brand.primaryDark, listed.primaryDark, 'network-facts.ts'],
    ['brand.accent', edition.brand.accent, listed.accent, 'network-facts.ts'],
    ['timeZone', edition.timeZone, listed.timeZone, 'network-facts.ts'],
  ];
  const differing = pairs
    .filter(([, own, theirs]) => theirs !== undefined && own !== theirs)
    .map(([what, own, theirs, file = 'network.ts']) => ({
      what,
      problem: `edition.ts says ${own}, ${file} says ${theirs}.`,
    }));
  const strangers = edition.sisterSites
    .filter((sister) => sister === edition.id || !network.some((site) => site.id === sister))
    .map((sister) => ({ what: 'sisterSites', problem: `'${sister}' is no other site of the network.` }));
  return [...differing, ...strangers];
}

/** Returns files that must change before a launch. */
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
  if (content.includes(sampleNote) || content.includes('data-sample="true"'))
    found.push({ what, problem: 'This is the drawn sample; put your own in its place.' });
  const wanted = pngSizes[name];
  if (wanted) {
    const size = await sharp(content)
      .metadata()
      .catch(() => undefined);
    if (size?.format !== 'png') found.push({ what, problem: 'This is no PNG file.' });
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

/** Whether a host is reserved for examples. */
function isSampleHost(host: string): boolean {
  return /\.(example|test|invalid|localhost)$/.test(host) || /(^|\.)example\.(com|net|org)$/.test(host);
}

function isSamplePhone(number: string): boolean {
  return exampleNumbers.some((pattern) => pattern.test(number));
}

function isSampleManager({ name }: Edition['managers'][number]): boolean {
  return exampleManagers.includes(name);
}

async function importFile<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}
