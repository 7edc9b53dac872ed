import { userInfo } from 'node:os';
import { type ReportReason, reportReasons } from '@wbn/contract/social/reports.ts';
import { readCommandLine, readDay, readId } from '@wbn/host/start/read-command-line.ts';
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

const known = {
  decided: { type: 'boolean' },
  note: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
  by: { type: 'string' },
} as const;

/** Reads the command line of `pnpm reports`; `today` as `YYYY-MM-DD`. Throws `UsageError`. */
export function readReportsOrder(args: readonly string[], today: string): ReportsOrder {
  const { positionals, values } = readCommandLine(args, known, usage);
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
  const until = options.until === undefined ? null : readEnd(options.until, today);
  const decidedBy = options.by?.trim() || userInfo().username;
  const reason = options.reason === undefined ? {} : { reason: readReason(options.reason) };
  return { verb, decision: { caseID: readCase(id), decision, note, until, decidedBy, ...reason } };
}

/** What the author of a text that is removed is told. */
function readReason(text: string): ReportReason {
  const reason = reportReasons.find((one) => one === text);
  if (reason) return reason;
  throw new UsageError(`${text} is not a reason: it is one of ${reportReasons.join(', ')}.`);
}

const readCase = (id: string) => readId(id, 'a case', ', and pnpm reports list tells it');

/** The end of a day, by UTC. */
function readEnd(text: string, today: string): Date {
  return new Date(`${readDay(text, '2027-01-31', { today, what: 'a measure' })}T23:59:59Z`);
}
