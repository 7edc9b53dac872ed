import { UsageError } from '@wbn/host/start/usage-error.ts';

const verbs = ['events', 'differences', 'compare', 'settle'] as const;

export interface PaymentsOrder {
  readonly verb: (typeof verbs)[number];
  /** Lines at most. */
  readonly most: number;
}

const usage = 'Say what to do: pnpm payments events [how many] | differences [how many] | compare | settle.';

/** Reads the command line of `pnpm payments`. Throws `UsageError` with one sentence. */
export function readPaymentsOrder(args: readonly string[]): PaymentsOrder {
  const [given, count, ...rest] = args;
  const verb = verbs.find((known) => known === given);
  const isList = verb === 'events' || verb === 'differences';
  if (!verb || rest.length > 0 || (count !== undefined && !isList)) throw new UsageError(usage);
  const most = count === undefined ? 50 : Number(count);
  if (!Number.isInteger(most) || most < 1 || most > 10_000)
    throw new UsageError(`${count} is not a number of lines: it is 1 to 10000. ${usage}`);
  return { verb, most };
}
