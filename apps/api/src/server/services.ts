import type { Catalog } from '../catalog/catalog.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import type { StatementRunner } from './statement.ts';

/** What handlers work with; made once at the start, given to every handler. */
export interface Services {
  readonly statements: StatementRunner;
  readonly search: SearchEngine;
  readonly catalog: Catalog;
}
