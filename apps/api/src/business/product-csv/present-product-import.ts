import type { ProductImport } from '@wbn/contract/business/product-imports.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import type { ProductImportRow } from './product-imports.sql.ts';

export function presentProductImport(row: ProductImportRow): ProductImport {
  return {
    importID: row.id,
    businessID: row.business_id,
    state: row.state,
    failure: row.failure ?? undefined,
    fileName: row.file_name,
    rows: row.rows,
    rowsDone: row.rows_done,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    problemCount: row.problem_count,
    startedBy: row.started_by ?? undefined,
    createdAt: toIsoTime(row.created_at),
    finishedAt: row.finished_at ? toIsoTime(row.finished_at) : undefined,
  };
}
