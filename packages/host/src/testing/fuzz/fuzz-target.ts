import fc from 'fast-check';
import { readCorpus, saveFailure } from './corpus.ts';
import { mutatedSamples } from './mutated-samples.ts';

/** Sends bytes to a running host; throws unless it accepts or properly refuses them. */
export type Parser<Running> = (bytes: Buffer, running: Running) => Promise<void>;

/** A host with its parsers of bodies and files. */
export interface FuzzTarget<Running extends { stop(): Promise<void> }> {
  /** Each has a folder with its name in `corpus`. */
  readonly parsers: Readonly<Record<string, Parser<Running>>>;
  readonly corpus: URL;
  /** Starts the host on a new database on this server. */
  start(postgresUrl: string): Promise<Running>;
}

export interface FuzzOptions {
  readonly seed: number;
  /** Inputs per parser. */
  readonly runs: number;
  /** Maximum seconds per parser. */
  readonly seconds: number;
  /** Names of the parsers to run; empty: all. */
  readonly only: readonly string[];
}

/** Returns all entries of a target's corpus for the ordinary tests: `parser/name` and its parser. */
export function corpusEntries<Running extends { stop(): Promise<void> }>({
  parsers,
  corpus,
}: FuzzTarget<Running>) {
  return Object.entries(parsers).flatMap(([parser, parse]) =>
    readCorpus(folderOf(corpus, parser)).map(
      ({ name, bytes }) => [`${parser}/${name}`, (running: Running) => parse(bytes, running)] as const,
    ),
  );
}

/** Runs every parser of a target on mutated samples, saves failures and yields one sentence per parser. */
export async function* fuzz<Running extends { stop(): Promise<void> }>(
  { parsers, corpus }: FuzzTarget<Running>,
  running: Running,
  { seed, runs, seconds, only }: FuzzOptions,
): AsyncGenerator<{ readonly sentence: string; readonly found: boolean }> {
  for (const [name, parse] of Object.entries(parsers)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const folder = folderOf(corpus, name);
    const inputs = mutatedSamples(readCorpus(folder).map(({ bytes }) => bytes));
    const { counterexample, errorInstance, numRuns } = await fc.check(
      fc.asyncProperty(inputs, (bytes) => parse(bytes, running)),
      { seed, numRuns: runs, interruptAfterTimeLimit: seconds * 1000 },
    );
    const [bytes] = counterexample ?? [];
    yield bytes
      ? { sentence: `${name}: ${errorInstance}\n  kept as ${saveFailure(folder, bytes)}`, found: true }
      : { sentence: `${name}: ${numRuns} inputs, nothing found`, found: false };
  }
}

function folderOf(corpus: URL, parser: string): URL {
  return new URL(`${parser}/`, corpus);
}
