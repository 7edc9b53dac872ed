import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import type { Uploads } from '../files/uploads.ts';
import type { RowPost } from '../post/row-post.ts';
import type { SiteLinks } from '../post/site-links.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import type { StatementRunner } from './statement.ts';

/** What handlers work with; made once at the start, given to every handler. */
export interface Services {
  readonly statements: StatementRunner;
  readonly search: SearchEngine;
  readonly catalog: Catalog;
  /** For writes, in transactions; reads are statements. */
  readonly db: Kysely<Database>;
  readonly needHelpPost: Pick<RowPost, 'wake'>;
  readonly invitationPost: Pick<RowPost, 'wake'>;
  readonly siteLinks: Pick<SiteLinks, 'editionOf'>;
  readonly uploads: Uploads;
  readonly storedFiles: StoredFiles;
}
