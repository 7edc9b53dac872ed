import type { Cleanup } from './cleanup.ts';
import { type RunningServer, runProgram, startApi } from './processes.ts';

/** The search engine behind an API. */
export interface BenchEngine {
  readonly name: 'postgresql' | 'opensearch';
  /** Node addresses, separated by commas; empty for PostgreSQL. */
  readonly urls: string;
}

export const postgresql: BenchEngine = { name: 'postgresql', urls: '' };

/** Starts the API on a database with an engine; fills OpenSearch from the database first. */
export async function startApiOn(
  cleanup: Cleanup,
  { urls }: BenchEngine,
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const settings = { ...env, OPENSEARCH_URL: urls };
  if (urls) await runProgram(cleanup, ['apps/api/src/commands/reindex-opensearch.ts'], settings);
  return startApi(cleanup, settings);
}

/** Reads which engine an API says it uses, and why not the other. */
export async function readEngine(
  url: string,
): Promise<{ readonly engine: string; readonly reason?: string }> {
  const answer = (await (await fetch(`${url}/health`)).json()) as {
    data: { search: { engine: string; reason?: string } };
  };
  return answer.data.search;
}

/** Throws when the API does not use the engine to be measured. */
export async function requireEngine(url: string, { name }: BenchEngine): Promise<void> {
  const { engine, reason } = await readEngine(url);
  if (engine !== name) throw new Error(`${engine} answers and not ${name}: ${reason}`);
}
