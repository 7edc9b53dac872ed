import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('corpus/', import.meta.url));

export interface CorpusEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a parser was given so far and is to bear for good: samples to begin from, and what was found. */
export function readCorpus(parser: string): CorpusEntry[] {
  const place = join(folder, parser);
  return readdirSync(place)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(place, name)) }));
}

/** Keeps what was found, under the hash of its content; gives its path. */
export function keepFound(parser: string, bytes: Buffer): string {
  const path = join(folder, parser, `found-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`);
  mkdirSync(join(folder, parser), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}
