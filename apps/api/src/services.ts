import type { SiteLinks } from '@wbn/edition/site-links.ts';
import type { LiveStreams } from '@wbn/host/live/live-streams.ts';
import type { FetchOutside } from '@wbn/host/outside/fetch-outside.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchState } from '@wbn/search-engine/opensearch/switching-index.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import type { ImportBounds, ImportTurns } from './business/product-csv/import-turns.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { FileStore } from './files/file-store.ts';
import type { StoredFiles } from './files/stored-files.ts';
import type { Uploads } from './files/uploads.ts';
import type { Payments } from './membership/gateway/payment-gateway.ts';

/** The services that handlers and jobs use; created once at the start by `create-services.ts`. Types only. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
  readonly search: SearchEngine;
  /** The engine that answers searches now, and why not the other. */
  readonly searchState: () => SearchState;
  readonly siteLinks: SiteLinks;
  /** Whether an origin (`https://host:port`) is one of our sites. */
  readonly isOwnSite: (origin: string) => boolean;
  readonly fileStore: FileStore;
  readonly uploads: Uploads;
  readonly storedFiles: StoredFiles;
  /** The only way to ask addresses that strangers wrote. */
  readonly fetchOutside: FetchOutside;
  readonly importBounds: ImportBounds;
  readonly importTurns: ImportTurns;
  /** Bytes of the disk with the files; undefined with a bucket. */
  readonly findDisk: () => Promise<{ readonly free: number; readonly size: number } | undefined>;
  /** Absent when the operator has set up no payments. */
  readonly payments: Payments | undefined;
  /** The open event streams of this process. */
  readonly live: LiveStreams;
}
