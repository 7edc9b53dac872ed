import { type ImportProblem, importProblems } from '@wbn/contract/business/import-problems.ts';
import type { RowProblem } from '@wbn/contract/business/import-products.ts';
import { listProductImports, loadProductImport } from '@wbn/contract/business/product-imports.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { StoredRowProblem } from '@wbn/postgres/stored-values.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { presentProductImport } from './present-product-import.ts';
import { findImport, selectImports, selectProblems } from './product-imports.sql.ts';

export const loadProductImportHandler = defineHandler(
  loadProductImport,
  async ({ user: { userID }, params: { id }, services: { db } }) => {
    const row = await findImport.first(db, { id });
    if (!row) throw notFound(`There is no import with the id ${id}.`);
    await requireRole(db, { businessID: row.business_id, userID, may: mayManageProducts });
    const problems = await selectProblems.all(db, { id });
    return {
      data: presentProductImport(row),
      problems: problems.map(({ problem }) => presentProblem(problem)),
    };
  },
);

/** A code of a former version is none any more; its words still say what was wrong. */
function presentProblem({ code, ...problem }: StoredRowProblem): RowProblem {
  return { ...problem, code: Object.hasOwn(importProblems, code) ? (code as ImportProblem) : 'unknown' };
}

export const listProductImportsHandler = defineHandler(
  listProductImports,
  async ({ user: { userID }, query: { bid: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageProducts });
    return { data: (await selectImports.all(db, { businessID })).map(presentProductImport) };
  },
);
