import { parseArgs } from 'node:util';
import { accountsTarget } from '../../apps/accounts/src/testing/fuzz/accounts-target.ts';
import { apiTarget } from '../../apps/api/src/testing/fuzz/api-target.ts';
import { type FuzzOptions, type FuzzTarget, fuzz } from '../../packages/host/src/testing/fuzz/fuzz-target.ts';
import { createTestServer } from '../../packages/postgres/src/test-database.ts';

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
const options: FuzzOptions = {
  seed: Number(values.seed ?? Date.now() % 2 ** 31),
  runs: Number(values.runs),
  seconds: Number(values.seconds),
  only: positionals,
};
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
say(`Seed ${options.seed}: pnpm fuzz --seed ${options.seed} does the same again.`);

async function run<Running extends { stop(): Promise<void> }>(
  target: FuzzTarget<Running>,
  postgresUrl: string,
): Promise<void> {
  const running = await target.start(postgresUrl);
  try {
    for await (const { sentence, found } of fuzz(target, running, options)) {
      say(sentence);
      if (found) process.exitCode = 1;
    }
  } finally {
    await running.stop();
  }
}

const database = await createTestServer();
try {
  await run(apiTarget, database.url);
  await run(accountsTarget, database.url);
} finally {
  await database.stop();
}
