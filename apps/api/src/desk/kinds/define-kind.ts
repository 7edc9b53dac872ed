import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { CaseBlock, DecisionField } from '@wbn/contract/desk/cases.ts';
import type { DeskRight } from '@wbn/contract/desk/rights.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import type { Staff } from '../../staff/staff-action.ts';

/** What staff have written into the fields of a decision; a field that was left empty is missing. */
export type Values = Readonly<Record<string, string>>;

/** What a decision or measure is carried out with. */
export interface DecisionContext<Facts> {
  /** The transaction of the whole decision: call functions of the rooms with it as their database. */
  readonly db: Kysely<Database>;
  readonly services: Services;
  readonly staff: Staff;
  readonly subjectID: string;
  readonly caseID: string;
  /** As they are at the time of the decision. */
  readonly facts: Facts;
  readonly values: Values;
  /** Measures that go with the decision, in the order in which they were chosen. */
  readonly measures: readonly { readonly name: string; readonly values: Values }[];
}

/** A decision or measure that a case offers. */
export interface KindDecision<Facts> {
  /** Its text is `kinds.<kind>.decisions.<name>`. */
  readonly name: string;
  /** The key that chooses it; none of `j k a n u x / ?`. */
  readonly key: string;
  /** Right that it needs besides that of its kind. */
  readonly right?: DeskRight;
  readonly fields: readonly DecisionField[];
  /** It takes something away. */
  readonly isHarsh?: true;
  /** Names of the measures that may go with the decision; absent: all of the case. */
  readonly measures?: readonly string[];
  /** Offered only where this holds; absent: always. */
  readonly isOffered?: (facts: Facts) => boolean;
  /**
   * Carries out the decision, through the function that the command calls. `waiting`: the other side has to say something first; `open`: staff
   * go on with it. Throws CallError, which undoes the whole decision and is shown with the case. Absent for measures, which the decision
   * carries out.
   */
  readonly run?: (context: DecisionContext<Facts>) => Promise<'decided' | 'waiting' | 'open'>;
  /** People get mails: the desk shows them before, written by `run` in a transaction that is undone. */
  readonly isTold?: true;
}

/** A kind of case: what it shows, which decisions it offers, and what each calls. */
export interface DeskKind<Facts> {
  readonly kind: CaseKind;
  /** Reads what the case is about from the kind's own tables; undefined when it is gone. */
  readonly load: (db: Kysely<Database>, subjectID: string) => Promise<Facts | undefined>;
  readonly blocks: (facts: Facts, services: Services) => readonly CaseBlock[];
  readonly decisions: (facts: Facts) => readonly KindDecision<Facts>[];
  readonly measures?: (facts: Facts) => readonly KindDecision<Facts>[];
  /** Throws CallError where this colleague may not decide the case, which the desk then says. */
  readonly refuseStaff?: (db: Kysely<Database>, staff: Staff, facts: Facts) => Promise<void>;
  /** Paths of private documents in the file store, by the `documentID` of the blocks. */
  readonly documents?: (
    facts: Facts,
  ) => Readonly<Record<string, { readonly path: string; readonly name: string }>>;
}

/** Declares a kind of case. */
export function defineKind<Facts>(kind: DeskKind<Facts>): DeskKind<unknown> {
  return kind as DeskKind<unknown>;
}

/** Fields that many decisions have. */
export const note = { name: 'note', type: 'note', isRequired: true, length: 1_000 } as const;
export const optionalNote = { ...note, isRequired: false } as const;
export const reply = { name: 'reply', type: 'reply', isRequired: true, length: 2_000 } as const;
