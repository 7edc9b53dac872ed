import { fileURLToPath } from 'node:url';
import { type IndustryCatalog, readIndustryCatalog } from './industry-tree.ts';

/** Reference data that is read once at the start and never changes. */
export interface Catalog {
  readonly industries: IndustryCatalog;
}

const folder = fileURLToPath(new URL('../../catalog', import.meta.url));

let known: Catalog | undefined;

/** Reads the catalog that is part of the product. */
export function readCatalog(): Catalog {
  known ??= { industries: readIndustryCatalog(folder) };
  return known;
}
