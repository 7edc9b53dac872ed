import { idSchema } from '@wbn/contract/shared/id.ts';
import { type MembershipLevel, membershipLevels, membershipSchema } from '@wbn/contract/shared/values.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';

export interface MembershipOrder {
  readonly businessID: string;
  readonly level: MembershipLevel;
}

const usage = `Say which company and which plan: pnpm membership <businessID> <${membershipLevels.join('|')}>.`;

/** Reads the command line of `pnpm membership`. Throws `UsageError` with one sentence. */
export function readMembershipOrder(args: readonly string[]): MembershipOrder {
  const [id = '', plan = '', ...rest] = args;
  if (args.length < 2 || rest.length > 0) throw new UsageError(usage);
  const businessID = idSchema.safeParse(id);
  if (!businessID.success)
    throw new UsageError(
      `${id} is not the id of a company: it has 36 characters and stands at the end of its page's address. ${usage}`,
    );
  const level = membershipSchema.safeParse(plan);
  if (!level.success)
    throw new UsageError(`${plan} is not a plan: it is one of ${membershipLevels.join(', ')}.`);
  return { businessID: businessID.data, level: level.data };
}
