import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { CaseRecord } from './desk-case.sql.ts';

/** A case as a row of the list. */
export function presentCase(row: CaseRecord): CaseRow {
  const { about_id, about_type, taken_by, taken_until, holder_name } = row;
  return {
    caseID: row.id,
    kind: row.kind,
    subjectID: row.subject_id,
    what: row.what,
    about:
      about_id && about_type
        ? { id: about_id, type: about_type as 'user' | 'business', name: row.about_name ?? '' }
        : undefined,
    edition: row.edition ?? undefined,
    state: row.state as CaseRow['state'],
    openedAt: toIsoTime(row.opened_at),
    dueAt: toIsoTime(row.due_at),
    decidedAt: row.decided_at ? toIsoTime(row.decided_at) : undefined,
    decidedBy: row.decided_by ?? undefined,
    outcome: row.outcome ?? undefined,
    harm: row.harm,
    version: row.version,
    taken:
      taken_by && taken_until && holder_name !== null
        ? { staffID: taken_by, name: holder_name, until: toIsoTime(taken_until) }
        : undefined,
  };
}
