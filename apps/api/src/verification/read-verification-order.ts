import { idSchema } from '@wbn/contract/shared/id.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';

export interface VerificationOrder {
  readonly businessID: string;
  /** Last day of the verification as `YYYY-MM-DD`; undefined takes it away. */
  readonly until: string | undefined;
}

const usage = 'Say which company and its last day: pnpm verification <businessID> <YYYY-MM-DD|none>.';

/** Reads the command line of `pnpm verification`; `today` as `YYYY-MM-DD`. Throws `UsageError` with one sentence. */
export function readVerificationOrder(args: readonly string[], today: string): VerificationOrder {
  const [id = '', until = '', ...rest] = args;
  if (args.length < 2 || rest.length > 0) throw new UsageError(usage);
  const businessID = idSchema.safeParse(id);
  if (!businessID.success)
    throw new UsageError(
      `${id} is not the id of a company: it has 36 characters and stands at the end of its page's address. ${usage}`,
    );
  if (until === 'none') return { businessID: businessID.data, until: undefined };
  if (!isDay(until)) throw new UsageError(`${until} is not a day: write it as 2027-12-31, or none. ${usage}`);
  if (until < today) throw new UsageError(`${until} is over: a verification ends today or later.`);
  return { businessID: businessID.data, until };
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}
