import { defineStatement } from '@wbn/postgres/statement.ts';

interface Assigned {
  readonly requestID: string;
  readonly ownerID: string;
  readonly assigneeID: string | null;
}

/** Whether a person works for a company, which stays so until the transaction ends. */
export const lockColleague = defineStatement(
  (db, { businessID, userID }: { readonly businessID: string; readonly userID: string }) =>
    db
      .selectFrom('business_member')
      .select('user_id')
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID)
      .forShare(),
);

/** Changes no row where it is so already. */
export const updateAssignee = defineStatement((db, { requestID, ownerID, assigneeID }: Assigned) =>
  db
    .updateTable('request_side')
    .set({ assignee_id: assigneeID })
    .where('request_id', '=', requestID)
    .where('owner_id', '=', ownerID)
    .where('assignee_id', 'is distinct from', assigneeID),
);
