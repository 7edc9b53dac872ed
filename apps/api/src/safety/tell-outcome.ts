import type { MeasureKind } from '@wbn/contract/desk/measures.ts';
import type { OutcomeOf } from '@wbn/contract/social/notices.ts';
import type { ReportableType } from '@wbn/contract/social/reports.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { selectAffected } from './affected.sql.ts';
import type { MeasureRow } from './measure.sql.ts';

interface Outcome {
  /** The reporters. */
  readonly people: readonly string[];
  /** What was reported. */
  readonly id: string;
  readonly type: ReportableType;
}

/** Tells reporters that their report was decided. */
export function tellReporters(
  transaction: Kysely<Database>,
  { people, ...resource }: Outcome,
): Promise<void> {
  return tell(transaction, 'report-decided', people, { resource });
}

/** `off`: it was taken; `stays-off`: reviewed after an objection; `back`: lifted by staff; `over`: its time has passed. */
export type MeasureOutcome = 'off' | 'stays-off' | 'back' | 'over';

/** Who is told of a measure in which words; undefined for one that others tell. */
export function wordOf({ kind, target_type }: Pick<MeasureRow, 'kind' | 'target_type'>) {
  if (target_type === 'business') return 'company';
  if (target_type === 'group') return 'group';
  if (target_type === 'post' || target_type === 'comment') return 'text';
  if (target_type !== 'user') return undefined;
  return kind === 'suspend' ? 'account' : kind === 'mute' ? 'person' : 'reports';
}

/** The kinds of measures that a word stands for. */
export function kindsOfWord(word: string | undefined): MeasureKind[] {
  const ofPeople: Readonly<Record<string, MeasureKind>> = {
    account: 'suspend',
    person: 'mute',
    reports: 'mute-reports',
  };
  const kind = ofPeople[word ?? ''];
  return kind ? [kind] : ['hide', 'suspend'];
}

/** Tells whom a measure affects what has happened to it; its decision holds the text and the reason. Others read nothing of it. */
export async function tellMeasure(
  transaction: Kysely<Database>,
  measure: MeasureRow,
  outcome: MeasureOutcome,
  quote = outcome === 'off' ? (measure.reply ?? undefined) : undefined,
): Promise<void> {
  const word = wordOf(measure);
  // The sides of a thread, and who asked for quotations, see that it is closed.
  if (!word) return;
  const affected = await selectAffected.all(transaction, { id: measure.target_id });
  const people = affected.map(({ user_id }) => user_id);
  const facts = {
    resource: { id: measure.target_id, type: measure.target_type },
    root: { id: measure.decision_id, type: 'report-case' },
    quote,
  } as const;
  if (measure.kind !== 'remove') {
    const told: OutcomeOf<'measure-decided'> = `${word}-${outcome}`;
    await tell(transaction, 'measure-decided', people, { ...facts, outcome: told });
  } else if (outcome === 'off') await tell(transaction, 'text-removed', people, facts);
  else
    await tell(transaction, 'removal-reviewed', people, {
      ...facts,
      outcome: outcome === 'stays-off' ? 'confirmed' : 'restored',
    });
}
