import { parseArgs } from 'node:util';
import { createTestServer } from '@wbn/postgres/test-database.ts';
import fc from 'fast-check';
import { startTestServer } from '../start-test-server.ts';
import { keepFound, readCorpus } from './corpus.ts';
import { mutated } from './mutated.ts';
import { parsers } from './parsers.ts';

const { values, positionals } = parseArgs({
  options: {
    /** Inputs for each parser. */
    runs: { type: 'string', default: '300' },
    /** Seconds for each parser. */
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
say(`Seed ${seed}: pnpm fuzz --seed ${seed} does the same again.`);

const database = await createTestServer();
const api = await startTestServer(database.url);
try {
  for (const [name, parse] of Object.entries(parsers)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const inputs = mutated(readCorpus(name).map(({ bytes }) => bytes));
    const found = await fc.check(
      fc.asyncProperty(inputs, (bytes) => parse(bytes, api.url)),
      { seed, numRuns: Number(values.runs), interruptAfterTimeLimit: Number(values.seconds) * 1000 },
    );
    const [bytes] = found.counterexample ?? [];
    if (bytes) {
      say(`${name}: ${found.errorInstance}\n  kept as ${keepFound(name, bytes)}`);
      process.exitCode = 1;
    } else say(`${name}: ${found.numRuns} inputs, nothing found`);
  }
} finally {
  await api.stop();
  await database.stop();
}
