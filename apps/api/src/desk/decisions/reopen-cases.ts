import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tellDesks } from '../../cases/case.ts';
import { syncCase } from '../../cases/sync-case.ts';
import { reopenCases } from './decision.sql.ts';

interface Reopened {
  readonly decisionID: string;
  /** Only this one; absent: all cases of the decision. */
  readonly caseID?: string;
  /** Why it was not carried out; null after an undo. */
  readonly problem: string | null;
}

/**
 * Opens the cases of a decision that is not carried out. One whose subject has stopped to wait meanwhile, such as a claim that was
 * withdrawn, is closed. Returns their ids.
 */
export async function reopenAndSync(transaction: Kysely<Database>, reopened: Reopened): Promise<string[]> {
  const rows = await reopenCases.all(transaction, reopened);
  for (const { kind, subject_id } of rows) await syncCase(transaction, kind as CaseKind, subject_id);
  const ids = rows.map(({ id }) => id);
  await tellDesks(transaction, ids);
  return ids;
}
