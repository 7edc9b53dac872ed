import type { Cleanup } from './cleanup.ts';
import { type RunningServer, runProgram, startApi } from './processes.ts';

/** What answers the searches of an API. */
export interface BenchEngine {
  readonly name: 'postgresql' | 'opensearch';
  /** Nodes with commas between; empty for PostgreSQL. */
  readonly urls: string;
}

export const postgresql: BenchEngine = { name: 'postgresql', urls: '' };

/** Starts the API over a database with an engine; OpenSearch is filled from the database first. */
export async function startApiOn(
  cleanup: Cleanup,
  { urls }: BenchEngine,
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const settings = { ...env, OPENSEARCH_URL: urls };
  if (urls) await runProgram(cleanup, ['apps/api/src/commands/reindex-opensearch.ts'], settings);
  return startApi(cleanup, settings);
}

/** Which engine an API says to answer by, and why not by the other. */
export async function readEngine(
  url: string,
): Promise<{ readonly engine: string; readonly reason?: string }> {
  const answer = (await (await fetch(`${url}/health`)).json()) as {
    data: { search: { engine: string; reason?: string } };
  };
  return answer.data.search;
}

/** Throws where another engine has answered than was to be measured. */
export async function requireEngine(url: string, { name }: BenchEngine): Promise<void> {
  const { engine, reason } = await readEngine(url);
  if (engine !== name) throw new Error(`${engine} answers and not ${name}: ${reason}`);
}
