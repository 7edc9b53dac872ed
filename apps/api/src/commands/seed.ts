import { parseArgs } from 'node:util';
import { createProgressLine } from '../import/progress-line.ts';
import { NoCompaniesError, type SeedOrder, seedDatabase } from '../seed/seed-database.ts';
import { reportFailure, runWithDatabase, UsageError } from './run-with-database.ts';

const usage = 'Say how much: pnpm seed --companies 100000 [--products N] [--users N] [--seed N].';
const number = { type: 'string', default: '0' } as const;

function readOrder(args: string[]): SeedOrder {
  let values: Record<string, string | undefined>;
  try {
    const options = {
      companies: number,
      products: number,
      users: number,
      posts: number,
      seed: { ...number, default: '1' },
    };
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('.')[0] : error}. ${usage}`);
  }
  const count = (name: string) => {
    const text = values[name] ?? '0';
    if (!/^\d{1,8}$/.test(text))
      throw new UsageError(`--${name} ${text} is not a whole number from 0 to 99,999,999.`);
    return Number(text);
  };
  if (count('posts') > 0) throw new UsageError('There are no posts yet: --posts takes 0 until they exist.');
  const order = {
    companies: count('companies'),
    products: count('products'),
    users: count('users'),
    seed: count('seed'),
  };
  if (order.companies + order.products + order.users === 0) throw new UsageError(usage);
  return order;
}

try {
  const order = readOrder(process.argv.slice(2));
  await runWithDatabase(async ({ pool }) => {
    const started = performance.now();
    const progress = createProgressLine(process.stderr, 'Seed: ');
    try {
      const { companies, products, users } = await seedDatabase(pool, order, progress.show);
      progress.end();
      const made = [companies, products, users].map(({ inserted }) => inserted.length.toLocaleString('en'));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `Seed ${order.seed}: ${made[0]} companies, ${made[1]} products, ${made[2]} users new in ${seconds} s`,
      );
      return 0;
    } catch (error) {
      progress.end();
      if (!(error instanceof NoCompaniesError)) throw error;
      console.error(error.message);
      return 2;
    }
  });
} catch (error) {
  process.exitCode = reportFailure(error);
}
