import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../../server/iso-time.ts';
import { selectHeld, selectMeasures, selectObjections, selectReports } from './account-parts.sql.ts';

/** Measures, reports, held inquiries and objections of a person or company. */
export async function loadAccountParts(db: Kysely<Database>, ids: readonly string[]) {
  const [measures, reports, held, objections] = await Promise.all([
    selectMeasures.all(db, { ids }),
    selectReports.all(db, { ids }),
    selectHeld.all(db, { ids }),
    selectObjections.all(db, { ids }),
  ]);
  return {
    measures: measures.map(presentMeasure),
    reports: reports.map(({ id, resource_type, reasons, decision, created_at }) => ({
      ...{ caseID: id, type: resource_type, reasons, at: toIsoTime(created_at) },
      ...(decision && { decision }),
    })),
    held: held.map(({ id, name, created_at }) => ({
      ...{ requestID: id, name: name ?? '', at: toIsoTime(created_at) },
    })),
    objections: objections.map(({ id, subject_type, created_at, outcome }) => ({
      ...{ objectionID: id, type: subject_type, at: toIsoTime(created_at) },
      ...(outcome && { outcome }),
    })),
  };
}

function presentMeasure({
  id,
  kind,
  reason,
  taken_by,
  created_at,
  until,
  ended_at,
}: RowOf<typeof selectMeasures>) {
  return {
    ...{ measureID: id, kind, reason, by: taken_by, at: toIsoTime(created_at) },
    ...(until && { until: toIsoTime(until) }),
    ...(ended_at && { endedAt: toIsoTime(ended_at) }),
  };
}
