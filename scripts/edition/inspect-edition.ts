import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '../../packages/edition/src/edition.ts';
import { checkFacts, type ListedSite } from './check-facts.ts';
import { checkFiles } from './check-files.ts';
import type { Finding } from './finding.ts';

/** Everything about an edition that must be changed before a launch; empty when it is ready. */
export async function inspectEdition(root: string, id: string): Promise<Finding[]> {
  const folder = join(root, 'editions', id);
  const source = join(folder, 'edition.ts');
  if (!existsSync(source)) return [{ what: 'edition.ts', problem: `There is no editions/${id}/edition.ts.` }];
  const { default: edition } = await importFile<{ default: Edition }>(source);
  const lists = join(root, 'packages', 'edition', 'src');
  const { network } = await importFile<{ network: readonly ListedSite[] }>(join(lists, 'network.ts'));
  const { networkBrands } = await importFile<{ networkBrands: Record<string, Partial<ListedSite>> }>(
    join(lists, 'network-brands.ts'),
  );
  const listed = network.map((site) => ({ ...site, ...networkBrands[site.id] }));
  return [...checkFacts(edition, id, listed), ...(await checkFiles(folder, edition))];
}

async function importFile<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}
