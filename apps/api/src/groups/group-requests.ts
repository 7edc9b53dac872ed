import {
  decideGroupRequest,
  declineGroupInvitation,
  inviteToGroup,
  listGroupInvitations,
  listGroupRequests,
  listOwnGroupInvitations,
  requestToJoinGroup,
  revokeGroupInvitation,
  withdrawGroupRequest,
} from '@wbn/contract/groups/group-requests.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { cutPage, readPageKey } from '../lists/page-key.ts';
import { refreshOpenPages, retractNotification, tell } from '../notifications/tell.ts';
import { requireResource } from '../resources/find-resource.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { findGroupBan, findGroupMember, insertGroupMember, selectModerators } from './group-members.sql.ts';
import { requireModerator } from './group-members.ts';
import {
  deleteGroupInvitation,
  deleteGroupRequest,
  deleteInvitationNotice,
  insertGroupInvitation,
  selectGroupInvitations,
  selectGroupRequests,
  selectOwnGroupInvitations,
  upsertGroupRequest,
} from './group-requests.sql.ts';
import { mayModerateGroup } from './policies.ts';
import { presentGroupCard } from './present-group.ts';
import { requireGroupForWrite } from './save-group.ts';

const asThemselves = (userID: string): Actor => ({ id: userID, type: 'user', userID, businessID: null });
const groupPlace = (id: string) => ({ id, type: 'group' as const });

export const requestToJoinGroupHandler = defineHandler(
  requestToJoinGroup,
  async ({ params: { id: groupID }, body, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID: body.businessID });
      const group = await requireGroupForWrite(transaction, { id: groupID, userID });
      if (group.role) throw new CallError('Conflict', 'You are a member of this group.');
      if (group.access === 'open')
        throw forbidden('group-role', 'This group is open: join it, without a request.');
      await requireAllowance(transaction, { userID, act: 'group-join' });
      const { businessID } = actor;
      await upsertGroupRequest.run(transaction, {
        groupID,
        userID,
        businessID,
        message: body.message || null,
      });
      const moderators = await selectModerators.all(transaction, { groupID });
      await tell(
        transaction,
        'group-request',
        moderators.map(({ user_id }) => user_id),
        {
          actor,
          resource: groupPlace(groupID),
        },
      );
    });
    return { data: { groupID, userID } };
  },
);

/** Deletes a request with its notifications; undefined when there is none. */
async function takeRequest(transaction: Kysely<Database>, groupID: string, userID: string) {
  const request = await deleteGroupRequest.first(transaction, { groupID, userID });
  const resource = groupPlace(groupID);
  if (request) {
    const actor = asThemselves(userID);
    await retractNotification(transaction, { kind: 'group-request', actor, resource });
    if (request.business_id)
      await retractNotification(transaction, {
        kind: 'group-request',
        actor: { ...actor, id: request.business_id, type: 'business' },
        resource,
      });
  }
  return request;
}

export const withdrawGroupRequestHandler = defineHandler(
  withdrawGroupRequest,
  async ({ params: { id: groupID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID });
      await takeRequest(transaction, groupID, userID);
    });
    return { data: { groupID, userID } };
  },
);

export const listGroupRequestsHandler = defineHandler(
  listGroupRequests,
  async ({ params: { id: groupID }, query: { size, nextID }, user: { userID }, services: { db } }) => {
    await requireModerator(db, groupID, userID);
    const found = await selectGroupRequests.all(db, {
      groupID,
      readerID: userID,
      after: readPageKey(nextID),
      size,
    });
    const page = cutPage(found, size);
    const authors = await loadAuthors(
      db,
      page.rows.map(({ author_id }) => author_id),
    );
    return {
      data: {
        items: page.rows.flatMap((row) => {
          const author = authors.get(row.author_id);
          if (!author) return [];
          const { id, name, message, created_at } = row;
          return [
            { userID: id, name, author, message: message ?? undefined, requestedAt: toIsoTime(created_at) },
          ];
        }),
        nextID: page.nextID,
      },
    };
  },
);

/** Makes somebody who asked to join a member and tells them. */
async function admit(
  transaction: Kysely<Database>,
  {
    groupID,
    userID,
    by,
    businessID,
  }: { groupID: string; userID: string; by: string; businessID: string | null },
): Promise<void> {
  await insertGroupMember.run(transaction, { groupID, userID, businessID, role: 'member' });
  await deleteGroupInvitation.run(transaction, { groupID, userID });
  await tell(transaction, 'group-accepted', [userID], {
    actor: asThemselves(by),
    resource: groupPlace(groupID),
  });
}

export const decideGroupRequestHandler = defineHandler(
  decideGroupRequest,
  async ({ params: { id: groupID, userID: askerID }, body, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayModerateGroup);
      const request = await takeRequest(transaction, groupID, askerID);
      if (!request) throw notFound(`Nobody with the id ${askerID} has asked to join this group.`);
      if (body.decision === 'accept')
        await admit(transaction, { groupID, userID: askerID, by: userID, businessID: request.business_id });
    });
    return { data: { groupID, userID: askerID } };
  },
);

export const inviteToGroupHandler = defineHandler(
  inviteToGroup,
  async ({ params: { id: groupID }, body: { userID: invitedID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayModerateGroup);
      const actor = asThemselves(userID);
      await requireResource(transaction, { id: invitedID, type: 'user' }, actor);
      if (await findGroupMember.first(transaction, { groupID, userID: invitedID }))
        throw new CallError('Conflict', 'This person is a member of the group.');
      if (await findGroupBan.first(transaction, { groupID, userID: invitedID }))
        throw forbidden('banned', 'This person is banned from the group: end the ban first.');
      const request = await takeRequest(transaction, groupID, invitedID);
      if (request)
        return admit(transaction, {
          groupID,
          userID: invitedID,
          by: userID,
          businessID: request.business_id,
        });
      await requireAllowance(transaction, { userID, act: 'group-invitation' });
      if (await insertGroupInvitation.first(transaction, { groupID, userID: invitedID, by: userID }))
        await tell(transaction, 'group-invited', [invitedID], {
          actor,
          resource: groupPlace(groupID),
        });
    });
    return { data: { groupID, userID: invitedID } };
  },
);

export const listGroupInvitationsHandler = defineHandler(
  listGroupInvitations,
  async ({ params: { id: groupID }, query: { size, nextID }, user: { userID }, services: { db } }) => {
    await requireModerator(db, groupID, userID);
    const found = await selectGroupInvitations.all(db, { groupID, after: readPageKey(nextID), size });
    const page = cutPage(found, size);
    const people = await loadAuthors(
      db,
      page.rows.flatMap(({ id, invited_by }) => [id, invited_by ?? id]),
    );
    return {
      data: {
        items: page.rows.flatMap(({ id, invited_by, created_at }) => {
          const person = people.get(id);
          const invitedBy = people.get(invited_by ?? '');
          return person ? [{ person, invitedBy, invitedAt: toIsoTime(created_at) }] : [];
        }),
        nextID: page.nextID,
      },
    };
  },
);

/** Deletes an invitation with its notification. */
async function takeInvitation(transaction: Kysely<Database>, groupID: string, userID: string): Promise<void> {
  await deleteGroupInvitation.run(transaction, { groupID, userID });
  await deleteInvitationNotice.run(transaction, { groupID, userID });
  await refreshOpenPages(transaction, [userID], groupID);
}

export const revokeGroupInvitationHandler = defineHandler(
  revokeGroupInvitation,
  async ({ params: { id: groupID, userID: invitedID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayModerateGroup);
      await takeInvitation(transaction, groupID, invitedID);
    });
    return { data: { groupID, userID: invitedID } };
  },
);

export const listOwnGroupInvitationsHandler = defineHandler(
  listOwnGroupInvitations,
  async ({ user: { userID }, language, services }) => {
    const rows = await selectOwnGroupInvitations.all(services.db, { userID });
    const people = await loadAuthors(
      services.db,
      rows.flatMap(({ invited_by }) => invited_by ?? []),
    );
    return {
      data: rows.map((row) => ({
        group: presentGroupCard(row, { ...services, language }),
        invitedBy: people.get(row.invited_by ?? ''),
        invitedAt: toIsoTime(row.invited_at),
      })),
    };
  },
);

export const declineGroupInvitationHandler = defineHandler(
  declineGroupInvitation,
  async ({ params: { id: groupID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID });
      await takeInvitation(transaction, groupID, userID);
    });
    return { data: { groupID, userID } };
  },
);
