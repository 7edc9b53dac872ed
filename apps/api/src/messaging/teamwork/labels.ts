import {
  changeRequestLabel,
  createRequestLabel,
  deleteRequestLabel,
  labelColors,
  labelRequest,
  listRequestLabels,
  type RequestLabel,
  requestLabelLimit,
} from '@wbn/contract/messaging/labels.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import { requireRole, requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { lockCompanySide, mayDeleteLabels, mayWorkOnRequests } from './require-company-side.ts';
import {
  addLabels,
  deleteLabel,
  insertLabel,
  lockLabels,
  removeOtherLabels,
  selectLabels,
  updateLabel,
} from './teamwork.sql.ts';

/** Presents a label; an unknown colour becomes gray. */
function presentLabel({ id, name, color }: RowOf<typeof selectLabels>): RequestLabel {
  return { labelID: id, name, color: labelColors.find((one) => one === color) ?? 'gray' };
}

/** Throws Conflict when another label of the company has this name (ignoring case), or at the limit. */
function refuseLabel(
  labels: readonly RowOf<typeof selectLabels>[],
  { name, labelID }: { readonly name: string; readonly labelID?: string },
): void {
  if (labels.some((label) => label.id !== labelID && label.name.toLowerCase() === name.toLowerCase()))
    throw new CallError('Conflict', `The company has a label named ${name} already.`);
  if (labelID === undefined && labels.length >= requestLabelLimit)
    throw new CallError('Conflict', `The company has ${requestLabelLimit} labels already: delete one first.`);
}

export const createRequestLabelHandler = defineHandler(
  createRequestLabel,
  async ({ user: { userID }, params: { id: businessID }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayWorkOnRequests });
      await lockLabels.first(transaction, { businessID });
      refuseLabel(await selectLabels.all(transaction, { businessID }), body);
      const labelID = newId();
      await insertLabel.run(transaction, { labelID, businessID, ...body });
      return { data: { labelID, ...body } };
    }),
);

export const changeRequestLabelHandler = defineHandler(
  changeRequestLabel,
  async ({ user: { userID }, params: { id: businessID, labelID }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayWorkOnRequests });
      await lockLabels.first(transaction, { businessID });
      refuseLabel(await selectLabels.all(transaction, { businessID }), { ...body, labelID });
      if (!(await updateLabel.run(transaction, { labelID, businessID, ...body })))
        throw notFound(`The company has no label with the id ${labelID}.`);
      return { data: { labelID, ...body } };
    }),
);

export const deleteRequestLabelHandler = defineHandler(
  deleteRequestLabel,
  async ({ user: { userID }, params: { id: businessID, labelID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayDeleteLabels });
      await deleteLabel.run(transaction, { labelID, businessID });
      return { data: { labelID } };
    }),
);

export const listRequestLabelsHandler = defineHandler(
  listRequestLabels,
  async ({ user: { userID }, params: { id: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayWorkOnRequests });
    return { data: (await selectLabels.all(db, { businessID })).map(presentLabel) };
  },
);

export const labelRequestHandler = defineHandler(
  labelRequest,
  async ({ user: { userID }, params: { rid }, query: { bid }, body, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { ownerID } = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const known = new Set(
        (await selectLabels.all(transaction, { businessID: ownerID })).map(({ id }) => id),
      );
      const labelIDs = [...new Set(body.labelIDs)];
      const strange = labelIDs.find((id) => !known.has(id));
      if (strange !== undefined) {
        const problem = `must be labels of the company; ${strange} is none`;
        throw validationError({ labelIDs: problem });
      }
      const labels = { requestID: rid, businessID: ownerID, labelIDs };
      const changed =
        (await removeOtherLabels.run(transaction, labels)) + (await addLabels.run(transaction, labels));
      if (changed > 0)
        await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: rid });
      return { data: { labelIDs } };
    }),
);
