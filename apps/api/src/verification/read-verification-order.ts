import { checkKinds } from '@wbn/contract/verification/verification-values.ts';
import { readBusinessId, readCommandLine, readDay, readId } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { DecisionOrder } from './review/decide-case.ts';
import type { CheckOrder } from './review/record-check.ts';
import type { SetOrder } from './set-badge.ts';

export type VerificationOrder =
  | { readonly verb: 'list'; readonly decided: boolean }
  | { readonly verb: 'show'; readonly caseID: string }
  | { readonly verb: 'files'; readonly caseID: string; readonly folder: string }
  | { readonly verb: 'check'; readonly check: CheckOrder }
  | { readonly verb: 'decide'; readonly decision: DecisionOrder }
  | { readonly verb: 'set'; readonly setting: SetOrder };

const usage = [
  'Usage: pnpm verification list [--decided]',
  '       pnpm verification show <case>',
  '       pnpm verification files <case> <folder>',
  '       pnpm verification check <case> <check> passed|failed --by NAME [--document <n>] [--until 2027-12-31] [--note "..."]',
  '       pnpm verification decide <case> approve --until 2027-12-31 --by NAME --reason "..."',
  '       pnpm verification decide <case> reject|ask --by NAME --reason "..."',
  '       pnpm verification set <businessID> <2027-12-31|none>',
].join('\n');

const options = {
  decided: { type: 'boolean' },
  document: { type: 'string' },
  until: { type: 'string' },
  note: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
} as const;

type Options = ReturnType<typeof readCommandLine<typeof options>>['values'];

/** Reads the command line of `pnpm verification`; `today` is `YYYY-MM-DD`. Throws `UsageError`. */
export function readVerificationOrder(args: readonly string[], today: string): VerificationOrder {
  const { positionals, values } = readCommandLine(args, options, usage);
  const [verb = 'list', id, second, third, ...rest] = positionals;
  const given = Object.keys(values).length;
  if (verb === 'list' && id === undefined && given === (values.decided ? 1 : 0))
    return { verb, decided: values.decided ?? false };
  if (id === undefined || rest.length > 0 || values.decided) throw new UsageError(usage);
  if (verb === 'check' && second !== undefined && third !== undefined)
    return { verb, check: readCheck(id, [second, third], values, today) };
  if (third !== undefined) throw new UsageError(usage);
  if (verb === 'decide' && second !== undefined)
    return { verb, decision: readDecision(id, second, values, today) };
  if (given > 0) throw new UsageError(usage);
  if (verb === 'show' && second === undefined) return { verb, caseID: readCase(id) };
  if (verb === 'files' && second !== undefined) return { verb, caseID: readCase(id), folder: second };
  if (verb === 'set' && second !== undefined)
    return {
      verb,
      setting: {
        businessID: readBusinessId(id),
        until: second === 'none' ? undefined : readEnd(second, today),
      },
    };
  throw new UsageError(usage);
}

function readCheck(
  id: string,
  [name, outcome]: readonly [string, string],
  { document, until, note, by, reason }: Options,
  today: string,
): CheckOrder {
  const kind = checkKinds.find((one) => one === name);
  if (!kind) throw new UsageError(`${name} is not a check: it is one of ${checkKinds.join(', ')}.`);
  if ((outcome !== 'passed' && outcome !== 'failed') || reason !== undefined) throw new UsageError(usage);
  if (document !== undefined && !/^[1-9]\d{0,3}$/.test(document))
    throw new UsageError(`${document} is not the number of a document: pnpm verification show tells it.`);
  return {
    caseID: readCase(id),
    kind,
    outcome,
    document: document === undefined ? undefined : Number(document),
    until: until === undefined ? undefined : readEnd(until, today),
    note: note?.trim() || undefined,
    by: readName(by),
  };
}

function readDecision(
  id: string,
  decision: string,
  { until, by, reason, document, note }: Options,
  today: string,
): DecisionOrder {
  if (document !== undefined || note !== undefined) throw new UsageError(usage);
  const why = reason?.trim();
  if (!why) throw new UsageError('Say why with --reason "...": the company reads it.');
  const order = { caseID: readCase(id), by: readName(by), reason: why };
  if (decision === 'approve') {
    if (until === undefined) throw new UsageError('Say the last day of the badge: --until 2027-12-31.');
    return { ...order, decision, until: readEnd(until, today) };
  }
  if ((decision !== 'reject' && decision !== 'ask') || until !== undefined) throw new UsageError(usage);
  return { ...order, decision };
}

/** Reads the reviewer's name, which the public ledger keeps. */
function readName(by: string | undefined): string {
  const name = by?.trim();
  if (!name) throw new UsageError('Say who has checked it: --by NAME. The name is public.');
  return name;
}

const readCase = (id: string) => readId(id, 'a case', ', and pnpm verification list tells it');

const readEnd = (day: string, today: string) => readDay(day, '2027-12-31', { today, what: 'a verification' });
