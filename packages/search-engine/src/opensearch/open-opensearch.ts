import { Client } from '@opensearch-project/opensearch';
import type { SearchKind } from '../search-engine.ts';

/** Milliseconds in which a search is answered, else PostgreSQL is asked. */
const searchTimeout = 2_000;

export interface OpenSearch {
  readonly client: Client;
  /** The name by which the index of a kind is searched; indexes have a time behind it. */
  aliasOf(kind: SearchKind): string;
  close(): Promise<void>;
}

/** Opens a client of the nodes at these addresses, which may hold a user name and a password. Other prefixes are other installations in one cluster. */
export function openOpenSearch(
  urls: readonly string[],
  prefix = 'wbn',
  requestTimeout = searchTimeout,
): OpenSearch {
  const client = new Client({ nodes: [...urls], requestTimeout, maxRetries: 1 });
  return { client, aliasOf: (kind) => `${prefix}-${kind}`, close: () => client.close() };
}
