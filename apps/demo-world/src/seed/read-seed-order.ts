import { readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { SeedOrder } from './seed-database.ts';

const usage = 'Say how much: pnpm seed --companies 100000 [--products N] [--users N] [--posts N] [--seed N].';
const number = { type: 'string', default: '0' } as const;

const options = {
  companies: number,
  products: number,
  users: number,
  posts: number,
  seed: { ...number, default: '1' },
} as const;

/** Parses the command line of `pnpm seed`. Throws `UsageError` with one sentence. */
export function readSeedOrder(args: string[]): SeedOrder {
  const { values, positionals } = readCommandLine(args, options, usage);
  if (positionals.length > 0) throw new UsageError(`${positionals[0]} is not known. ${usage}`);
  const count = (name: keyof typeof options) => {
    const text = values[name];
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
