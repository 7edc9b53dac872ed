import { deletePreset, listPresets, presetLimit, savePreset } from '@wbn/contract/desk/presets.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { deletePresetRow, lockStaffRow, selectPresets, upsertPreset } from './preset.sql.ts';

const present = ({
  id,
  ...preset
}: {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}) => ({
  presetID: id,
  ...preset,
});

export const listPresetsHandler = defineHandler(listPresets, async ({ staff, services: { db } }) => ({
  data: (await selectPresets.all(db, { staffID: staff.id })).map(present),
}));

export const savePresetHandler = defineHandler(savePreset, async ({ body, staff, services: { db } }) =>
  db.transaction().execute(async (transaction) => {
    const own = { staffID: staff.id };
    await lockStaffRow.first(transaction, own);
    const known = await selectPresets.all(transaction, own);
    if (known.length >= presetLimit && !known.some(({ name }) => name === body.name))
      throw new CallError('Conflict', `There are ${presetLimit} presets already. Delete one first.`);
    return { data: present(await upsertPreset.only(transaction, { ...own, ...body, id: newId() })) };
  }),
);

export const deletePresetHandler = defineHandler(
  deletePreset,
  async ({ params: { id }, staff, services: { db } }) => {
    const deleted = await deletePresetRow.first(db, { id, staffID: staff.id });
    if (!deleted) throw notFound('There is no such preset of yours.');
    return { data: { presetID: deleted.id } };
  },
);
