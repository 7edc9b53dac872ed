import { languages } from '../../packages/edition/src/language.ts';
import type { EditionFacts } from './edition-facts.ts';

/** Text of an edition's `edition.ts`, as Biome would format it. */
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

/** Text of an edition's `package.json`. */
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
/** One site, on a line or, where that is too long, over several. */
const siteEntry = /^ {2}\{(?: .*\},|\n(?: {4}.*\n)+ {2}\},)$/gm;
const widestLine = 110;
const brandsStart = '= {\n';
const brandsEnd = '};';

/** Puts a site into the text of `network.ts`, in the order of ids. Throws when the list is not where it should be. */
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

/** Puts a site's brand into the text of `network-brands.ts`, in the order of ids. Throws when the list is not where it should be. */
export function withNetworkBrand(source: string, { id, brand }: EditionFacts): string {
  const start = source.indexOf(brandsStart);
  const end = source.lastIndexOf(brandsEnd);
  if (start < 0 || end < start) throw new Error('network-brands.ts holds no list of brands.');
  const name = id.includes('-') ? quote(id) : id;
  const line = `  ${name}: { primaryDark: ${quote(brand.primaryDark)}, accent: ${quote(brand.accent)} },`;
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
