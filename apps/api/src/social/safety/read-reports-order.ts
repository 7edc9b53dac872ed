import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { idSchema } from '@wbn/contract/shared/id.ts';
import { type ReportReason, reportReasons } from '@wbn/contract/social/safety/report.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Decision } from './decide-case.ts';

export type ReportsOrder =
  | { readonly verb: 'list'; readonly open: boolean }
  | { readonly verb: 'show'; readonly caseID: string }
  | { readonly verb: 'decide'; readonly decision: Decision };

const usage = [
  'Usage: pnpm reports list [--decided]',
  '       pnpm reports show <case>',
  '       pnpm reports decide <case> keep|remove --note "why" [--reason spam] [--until 2027-01-31] [--by name]',
].join('\n');

/** Reads the command line of `pnpm reports`; `today` as `YYYY-MM-DD`. Throws `UsageError`. */
export function readReportsOrder(args: readonly string[], today: string): ReportsOrder {
  const { positionals, values } = parse(args);
  const [verb = 'list', id, decision, ...rest] = positionals;
  const { decided = false, ...options } = values;
  if (rest.length > 0 || (decided && verb !== 'list')) throw new UsageError(usage);
  if (verb === 'list' && id === undefined && Object.keys(options).length === 0)
    return { verb, open: !decided };
  if (verb === 'show' && id !== undefined && decision === undefined) return { verb, caseID: readCase(id) };
  if (verb !== 'decide' || id === undefined || (decision !== 'keep' && decision !== 'remove'))
    throw new UsageError(usage);
  const note = options.note?.trim();
  if (!note)
    throw new UsageError('Say why with --note "...": it stays with the case, and nobody else sees it.');
  const until = options.until === undefined ? null : readDay(options.until, today);
  const decidedBy = options.by?.trim() || userInfo().username;
  const reason = options.reason === undefined ? {} : { reason: readReason(options.reason) };
  return { verb, decision: { caseID: readCase(id), decision, note, until, decidedBy, ...reason } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        decided: { type: 'boolean' },
        note: { type: 'string' },
        reason: { type: 'string' },
        until: { type: 'string' },
        by: { type: 'string' },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}

function readCase(id: string): string {
  const read = idSchema.safeParse(id);
  if (read.success) return read.data;
  throw new UsageError(
    `${id} is not the id of a case: it has 36 characters, and pnpm reports list tells it.`,
  );
}

/** What the author of a text that is removed is told. */
function readReason(text: string): ReportReason {
  const reason = reportReasons.find((one) => one === text);
  if (reason) return reason;
  throw new UsageError(`${text} is not a reason: it is one of ${reportReasons.join(', ')}.`);
}

/** The end of a day, by UTC. */
function readDay(text: string, today: string): Date {
  const end = new Date(`${text}T23:59:59Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(text))
    throw new UsageError(`${text} is not a day: write it as 2027-01-31.`);
  if (text < today) throw new UsageError(`${text} is over: a measure ends today or later.`);
  return end;
}
