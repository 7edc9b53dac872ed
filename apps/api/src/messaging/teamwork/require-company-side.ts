import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { assignRequest } from '@wbn/contract/messaging/requests.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRole, requireRoleForWrite } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { tellAnswerers } from '../clock/run-clocks.ts';
import { lockOwnSide, type OwnSide, requireSide } from '../require-side.ts';
import { findAsked, lockColleague, updateAssignee } from './teamwork.sql.ts';

export const assignRequestHandler = defineHandler(
  assignRequest,
  async ({ user: { userID }, params: { rid }, query: { bid }, body: { assigneeID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { ownerID } = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const question = { businessID: ownerID, userID: assigneeID ?? userID };
      if (!(await lockColleague.first(transaction, question))) {
        const problem = 'must be somebody who works for the company';
        throw validationError({ assigneeID: problem });
      }
      if (await updateAssignee.run(transaction, { requestID: rid, ownerID, assigneeID })) {
        await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: rid });
        const people = assigneeID === null || assigneeID === userID ? [] : [assigneeID];
        const asked = await findAsked.only(transaction, { requestID: rid });
        const inMailbox = { ...asked, business_id: ownerID };
        await tellAnswerers(transaction, inMailbox, { kind: 'request-assigned', people });
      }
      return { data: { assigneeID } };
    }),
);

type Role = BusinessRole | undefined;

/** All members of a company may assign, label, note and save replies. */
export const mayWorkOnRequests = (role: Role) => role !== undefined;

/** Texts of a member are changed or removed by the member, admins and the owner. */
export function mayChangeOf(role: Role, { isOwn }: { readonly isOwn: boolean }): boolean {
  return isOwn || role === 'owner' || role === 'admin';
}

/** Deleting a label removes it from all inquiries. */
export const mayDeleteLabels = (role: Role) => role === 'owner' || role === 'admin';

interface SideInput {
  readonly requestID: string;
  readonly userID: string;
  readonly ownerID: string | undefined;
}

/** A company's side of a thread, with the person's role in the company. */
export interface CompanySide extends OwnSide {
  readonly role: BusinessRole;
}

/** Finds the company side for a read. Throws NotFound for threads of others, ValidationError for a person's own thread. */
export async function requireCompanySide(db: Kysely<Database>, asked: SideInput): Promise<CompanySide> {
  const side = ofCompany(await requireSide(db, asked));
  const role = await requireRole(db, {
    businessID: side.ownerID,
    userID: asked.userID,
    may: mayWorkOnRequests,
  });
  return { ...side, role };
}

/** The same for a write: locks thread and membership until the transaction ends. */
export async function lockCompanySide(transaction: Kysely<Database>, asked: SideInput): Promise<CompanySide> {
  const side = ofCompany(await lockOwnSide(transaction, asked));
  const question = { businessID: side.ownerID, userID: asked.userID, may: mayWorkOnRequests };
  return { ...side, role: await requireRoleForWrite(transaction, question) };
}

function ofCompany(side: OwnSide): OwnSide {
  if (side.ownerType === 'business') return side;
  const problem = 'must be the id of a company you work for';
  throw validationError({ bid: problem });
}
