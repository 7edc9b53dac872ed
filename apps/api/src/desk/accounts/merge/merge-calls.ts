import { mergeCompanies, previewMerge, undoMerge } from '@wbn/contract/desk/merge.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../../server/define-handler.ts';
import type { DeskStaff } from '../../../staff/require-staff.ts';
import { requireEdition } from '../edition-scope.ts';
import { lockMerge, type MergedBusiness } from './merge.sql.ts';
import { mergeBusinesses } from './merge-businesses.ts';
import { previewMerge as readPreview } from './preview-merge.ts';
import { undoMerge as undo } from './undo-merge.ts';

const selectCountries = defineStatement((db, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom('business').select('country').where('id', 'in', ids),
);

/** Throws NotFound when one of the companies is of an edition with which the colleague does not deal. */
async function requireBoth(db: Kysely<Database>, staff: DeskStaff, ids: readonly string[]): Promise<void> {
  if (!staff.editions) return;
  for (const { country } of await selectCountries.all(db, { ids })) requireEdition(staff, country, 'company');
}

export const previewMergeHandler = defineHandler(
  previewMerge,
  async ({ body, staff, services: { db } }) => {
    await requireBoth(db, staff, [body.keptID, body.goneID]);
    const { kept, gone, problems, things, behind } = await readPreview(db, staff, body);
    const { plan, verified, boosts, minutes, threads } = behind;
    return {
      data: {
        ...{ kept: presentCompany(kept), gone: presentCompany(gone), problems: [...problems] },
        ...{ moved: { ...things.moved }, left: { ...things.left }, hiddenProducts: things.hiddenProducts },
        behind: { plan, isVerified: verified, boosts, supportMinutes: minutes, threads },
      },
    };
  },
  { costly: true },
);

const presentCompany = ({ id, company_name, country, is_public }: MergedBusiness) => ({
  ...{ businessID: id, name: company_name, country: country ?? undefined, isPublic: is_public === true },
});

export const mergeCompaniesHandler = defineHandler(
  mergeCompanies,
  async ({ body, staff, services }) => {
    await requireBoth(services.db, staff, [body.keptID, body.goneID]);
    const { mergeID, things } = await mergeBusinesses(services, staff, body);
    return { data: { mergeID, moved: { ...things.moved }, hiddenProducts: things.hiddenProducts } };
  },
  { costly: true },
);

export const undoMergeHandler = defineHandler(
  undoMerge,
  async ({ params: { id }, body: { reason }, staff, services }) => {
    const found = await lockMerge.first(services.db, { mergeID: id });
    if (found) await requireBoth(services.db, staff, [found.kept_id]);
    const { kept_id, gone_id } = await undo(services, staff, { mergeID: id, reason });
    return { data: { keptID: kept_id, goneID: gone_id } };
  },
  { costly: true },
);
