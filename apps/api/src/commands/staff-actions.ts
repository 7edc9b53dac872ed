import { staffActNames } from '@wbn/contract/desk/staff-acts.ts';
import { readCommandLine, readNumber, readWords } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import { readSettings } from '../settings.ts';
import type { Anchor } from '../staff/hash-chain.ts';
import { type StaffActionFilter, selectStaffActions } from '../staff/staff-action.sql.ts';
import { verifyStaffActions } from '../staff/verify-staff-actions.ts';
import { at, mostRows } from './frame/lines.ts';
import { readHead } from './frame/read-head.ts';
import { readStaff } from './frame/verbs.ts';

const usage = `Usage: pnpm staff-actions [--target <id>] [--by NAME] [--act grant-plan] [--case <id>] [--most 50]
       pnpm staff-actions verify [<entries>:<hash>]`;

type Order =
  | { readonly kind: 'list'; readonly filter: StaffActionFilter & { readonly most: number } }
  | { readonly kind: 'verify'; readonly anchor: Anchor | undefined };

/** Reads the command line of `pnpm staff-actions`. Throws UsageError. */
export function readOrder(args: readonly string[]): Order {
  const [verb, ...rest] = args;
  return verb === 'verify'
    ? { kind: 'verify', anchor: readHead(rest, usage) }
    : { kind: 'list', filter: readFilter(verb === 'list' ? rest : args) };
}

function readFilter(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { target: text, by: text, act: text, case: text, most: text };
  const { positionals, values } = readCommandLine(args, options, usage);
  const { target, by, act, most } = values;
  if (positionals.length > 0) throw new UsageError(usage);
  if (act !== undefined && !staffActNames.some((known) => known === act))
    throw new UsageError(`${act} is not an act of staff: it is one of ${staffActNames.join(', ')}.`);
  return {
    targetID: target,
    staffID: by === undefined ? undefined : readStaff(readWords(by, usage)).id,
    acts: act === undefined ? undefined : [act],
    caseID: values.case,
    most: most === undefined ? mostRows : readNumber(most, 'a number of lines', 1, 10_000),
  };
}

type Facts = Selectable<Database['staff_action']>['before'];

function describe(row: Selectable<Database['staff_action']>): string {
  const facts = (given: Facts) =>
    Object.entries(given)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  const change = [facts(row.before), facts(row.after)].filter(Boolean).join(' -> ');
  return [
    `${at(row.created_at)}  ${row.staff_name} (${row.staff_role})  ${row.act}  ${row.target_type} ${row.target_id}`,
    ...[change, row.reason].filter(Boolean).map((line) => `  ${line}`),
  ].join('\n');
}

if (import.meta.main)
  await runCommand(readSettings, readOrder, async ({ db }, order) => {
    if (order.kind === 'list') {
      const rows = await selectStaffActions.all(db, order.filter);
      console.log(rows.map(describe).join('\n') || 'Staff have done nothing of the kind.');
      return 0;
    }
    const verdict = await verifyStaffActions(db, order.anchor);
    if (!verdict.isSound) {
      console.log(verdict.problem);
      return 1;
    }
    const { entries, hash } = verdict.head;
    const dropped = verdict.dropped > 0 ? `; the first ${verdict.dropped} are older than two years` : '';
    console.log(`${entries} entries, unbroken${dropped}.\nHead ${entries}:${hash}`);
    return 0;
  });
