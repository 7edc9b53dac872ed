import { type CaseKind, caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { DeskStaff } from '../../staff/require-staff.ts';
import { mayDecideKind } from '../../staff/staff-scope.ts';
import { type CaseRecord, type CaseScope, findCase } from './desk-case.sql.ts';

/** The cases that a colleague sees: kinds of the role and of the colleague, in the colleague's editions. */
export function scopeOf(staff: DeskStaff, wanted: readonly CaseKind[] = caseKindNames): CaseScope {
  return { kinds: wanted.filter((kind) => mayDecideKind(staff, kind)), editions: staff.editions };
}

/** Finds a case that a colleague may see. Throws NotFound. */
export async function requireCase(db: Kysely<Database>, staff: DeskStaff, id: string): Promise<CaseRecord> {
  const row = await findCase.first(db, { id, scope: scopeOf(staff) });
  if (!row) throw notFound(`There is no case with the id ${id} that you deal with.`);
  return row;
}
