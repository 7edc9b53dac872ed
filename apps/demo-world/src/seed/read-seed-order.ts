import { parseArgs } from 'node:util';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { SeedOrder } from './seed-database.ts';

const usage = 'Say how much: pnpm seed --companies 100000 [--products N] [--users N] [--posts N] [--seed N].';
const number = { type: 'string', default: '0' } as const;

/** Reads the command line of `pnpm seed`. Throws `UsageError` with one sentence. */
export function readSeedOrder(args: string[]): SeedOrder {
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
  const order = {
    companies: count('companies'),
    products: count('products'),
    users: count('users'),
    posts: count('posts'),
    seed: count('seed'),
  };
  if (order.companies + order.products + order.users + order.posts === 0) throw new UsageError(usage);
  return order;
}
