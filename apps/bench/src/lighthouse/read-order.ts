import { parseArgs } from 'node:util';

export const usage =
  'Say what to audit: pnpm lighthouse [/ /industries ...] [--runs 5] [--busy 2] [--editions australia,china]; no path = home, results, company, product, article.';

/** What the command line asks for. */
export interface Order {
  /** None: the example pages. */
  readonly paths: readonly string[];
  /** How often each page is audited. */
  readonly runs: number;
  /** Processes that keep the machine busy beside. */
  readonly busy: number;
  readonly editions: readonly string[];
}

/** Reads the command line; undefined when it makes no sense. */
export function readOrder(args: string[]): Order | undefined {
  try {
    const options = {
      runs: { type: 'string', default: '1' },
      busy: { type: 'string', default: '0' },
      editions: { type: 'string', default: 'australia,china' },
    } as const;
    const { values, positionals: paths } = parseArgs({ args, options, allowPositionals: true });
    const runs = Number(values.runs);
    const busy = Number(values.busy);
    const editions = values.editions.split(',');
    const known =
      isBetween(runs, 1, 9) &&
      isBetween(busy, 0, 16) &&
      editions.every((edition) => /^[a-z-]+$/.test(edition)) &&
      paths.every((path) => path.startsWith('/'));
    return known ? { paths, runs, busy, editions } : undefined;
  } catch {
    return undefined;
  }
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
