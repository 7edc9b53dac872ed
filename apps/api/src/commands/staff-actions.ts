import { readCommandLine, readNumber, readWords } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import { readSettings } from '../settings.ts';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { staffActs } from '../staff/staff-action.ts';
import { at, mostRows } from './frame/lines.ts';
import { readStaff } from './frame/verbs.ts';

const usage =
  'Usage: pnpm staff-actions [--target <id>] [--by NAME] [--act grant-plan] [--most 50]: what staff have done, newest first.';

function readFilter(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { target: text, by: text, act: text, most: text };
  const { positionals, values } = readCommandLine(args, options, usage);
  const { target, by, act, most } = values;
  if (positionals.length > 0) throw new UsageError(usage);
  if (act !== undefined && !staffActs.some((known) => known === act))
    throw new UsageError(`${act} is not an act of staff: it is one of ${staffActs.join(', ')}.`);
  return {
    targetID: target,
    staffID: by === undefined ? undefined : readStaff(readWords(by, usage)).id,
    act,
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

await runCommand(readSettings, readFilter, async ({ db }, filter) => {
  const rows = await selectStaffActions.all(db, filter);
  console.log(rows.map(describe).join('\n') || 'Staff have done nothing of the kind.');
  return 0;
});
