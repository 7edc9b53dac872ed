import { fileURLToPath } from 'node:url';
import { type IndustryCatalog, readIndustryCatalog } from './industry-tree.ts';

/** What never changes while the server runs and is read once at its start. */
export interface Catalog {
  readonly industries: IndustryCatalog;
}

const folder = fileURLToPath(new URL('../../catalog', import.meta.url));

let known: Catalog | undefined;

/** The catalog that comes with the product; read once. */
export function readCatalog(): Catalog {
  known ??= { industries: readIndustryCatalog(folder) };
  return known;
}
