import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface CorpusEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads a parser's corpus: initial samples and inputs found by earlier runs. */
export function readCorpus(folder: URL): CorpusEntry[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
}

/** Saves an input under the hash of its content and returns its path. */
export function saveFailure(folder: URL, bytes: Buffer): string {
  const path = new URL(`found-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return fileURLToPath(path);
}
