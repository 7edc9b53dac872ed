import { createTestServer } from '@wbn/postgres/test-database.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of all test files; each creates its own databases. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await createTestServer();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
