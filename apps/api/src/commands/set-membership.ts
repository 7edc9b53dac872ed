import { type MembershipLevel, membershipLevels, membershipSchema } from '@wbn/contract/shared/values.ts';
import { readBusinessId, readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { type MembershipChange, setMembership } from '../membership/set-membership.ts';
import { readSettings } from '../settings.ts';
import { by, readStaff } from './frame/verbs.ts';

const usage = `Say which company and which plan: pnpm membership <businessID> <${membershipLevels.join('|')}> [--note "why"] [--by NAME].`;

/** Reads the command line of `pnpm membership`. Throws UsageError. */
export function readMembershipOrder(args: readonly string[]) {
  const { positionals, values } = readCommandLine(args, { ...by, note: { type: 'string' } }, usage);
  const [id, plan, ...rest] = positionals;
  if (id === undefined || plan === undefined || rest.length > 0) throw new UsageError(usage);
  const level = membershipSchema.safeParse(plan);
  if (!level.success)
    throw new UsageError(`${plan} is not a plan: it is one of ${membershipLevels.join(', ')}.`);
  const grant = { businessID: readBusinessId(id), level: level.data, reason: values.note?.trim() };
  return { grant, staff: readStaff(values.by) };
}

function describe(granted: MembershipLevel, change: MembershipChange): string {
  const { companyName, before, level, used, total, shown, hidden } = change;
  const slots = `${used} products in ${total} slots`;
  if (level !== granted)
    return `${companyName} is given ${granted}; its subscription to ${level} goes on and holds: ${slots}.`;
  if (before === level) return `${companyName} is on the plan ${level} already: ${slots}, nothing changed.`;
  const moved = [
    ...(shown > 0 ? [`${shown} shown again`] : []),
    ...(hidden > 0 ? [`${hidden} hidden, not deleted`] : []),
  ];
  return `${companyName}: ${before} -> ${level}, ${[slots, ...moved].join(', ')}.`;
}

if (import.meta.main)
  await runCommand(readSettings, readMembershipOrder, async ({ db }, { staff, grant }) => {
    console.log(describe(grant.level, await setMembership(db, staff, grant)));
    return 0;
  });
