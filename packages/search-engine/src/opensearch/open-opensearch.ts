import { Client } from '@opensearch-project/opensearch';
import type { SearchKind } from '../search-engine.ts';

/** Milliseconds until a search is given up and PostgreSQL is used. */
const searchTimeout = 2_000;

export interface OpenSearch {
  readonly client: Client;
  /** The alias under which a kind is searched; index names add a time. */
  aliasOf(kind: SearchKind): string;
  close(): Promise<void>;
}

/**
 * Opens a client for the nodes at these addresses, which may contain user name and password. The prefix separates installations in one
 * cluster.
 */
export function openOpenSearch(
  urls: readonly string[],
  prefix = 'wbn',
  requestTimeout = searchTimeout,
): OpenSearch {
  const client = new Client({ nodes: [...urls], requestTimeout, maxRetries: 1 });
  return { client, aliasOf: (kind) => `${prefix}-${kind}`, close: () => client.close() };
}
