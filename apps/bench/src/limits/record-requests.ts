import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bed } from '../bed/open-bed.ts';
import type { LoadRequest } from '../measure/http-load.ts';
import { type RecordedRequest, type RecordedStatement, toWaves } from './recorded-request.ts';

const recorder = new URL('record-statements.ts', import.meta.url);

export interface Recording {
  readonly statements: RecordedRequest;
  /** The reply's JSON. */
  readonly reply: unknown;
}

/**
 * Sends every request to an API of its own, one at a time, and notes which statements it gave to PostgreSQL. Each is
 * sent twice and the second time counts: what the API remembers costs no statement under load either.
 */
export async function recordRequests(bed: Bed, requests: readonly LoadRequest[]): Promise<Recording[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wbn-bench-'));
  const file = join(folder, 'statements.ndjson');
  try {
    await writeFile(file, '');
    const api = await bed.startApi({ RECORD_STATEMENTS: file }, ['--import', recorder.href]);
    const recordings: Recording[] = [];
    for (const request of requests) {
      await send(api.url, request);
      await truncate(file);
      const reply = await send(api.url, request);
      const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
      recordings.push({
        reply,
        statements: toWaves(lines.map((line) => JSON.parse(line) as RecordedStatement)),
      });
    }
    await api.stop();
    return recordings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function send(url: string, { method, path, body }: LoadRequest): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
