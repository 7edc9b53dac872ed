import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface CorpusEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What the parser of a folder was given so far and is to bear for good: samples to begin from, and what was found. */
export function readCorpus(folder: URL): CorpusEntry[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
}

/** Keeps what was found, under the hash of its content; gives its path. */
export function keepFound(folder: URL, bytes: Buffer): string {
  const path = new URL(`found-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return fileURLToPath(path);
}
