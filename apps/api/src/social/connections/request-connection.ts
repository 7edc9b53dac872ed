import { requestConnection } from '@wbn/contract/social/connections/request-connection.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { tellOnce } from '../notifications/tell-once.ts';
import { isOwnPage } from '../relations/is-own-page.ts';
import { lockPair } from '../relations/lock-pair.sql.ts';
import { peopleOf, requireResource } from '../resources/find-resource.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { acceptRequest } from './accept-request.ts';
import { insertRequest, lockConnectionOf, renewRequest } from './connection.sql.ts';
import { askAgainAt, nextStep } from './next-step.ts';
import { presentConnection } from './present-connection.ts';

export const requestConnectionHandler = defineHandler(
  requestConnection,
  async ({ body, user: { userID }, services: { db } }) => {
    const { resourceID, resourceType: type, businessID, message } = body;
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID, businessID });
      const pair = { one: actor.id, other: resourceID };
      await lockPair.first(transaction, pair);
      const resource = await requireResource(transaction, { id: resourceID, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw new CallError('Forbidden', 'You cannot connect with yourself or your own company.');
      const known = await lockConnectionOf.first(transaction, pair);
      const step = nextStep(known, actor.id, new Date());
      if (known && step === 'too-early')
        throw new CallError(
          'Conflict',
          `This request was declined. You can ask again from ${askAgainAt(known)?.toISOString()} on.`,
        );
      if (known && step === 'nothing') return presentConnection(known, actor.id);
      if (known && step === 'accept')
        return presentConnection(await acceptRequest(transaction, known, actor), actor.id);
      await requireAllowance(transaction, { userID, act: 'connection-request' });
      const request = {
        id: known?.id ?? newId(),
        requesterID: actor.id,
        requesterType: actor.type,
        addresseeID: resourceID,
        addresseeType: type,
        userID,
        message: message || null,
      };
      const row = await (known ? renewRequest : insertRequest).only(transaction, request);
      await tellOnce(transaction, {
        kind: 'connection-request',
        actor,
        people: await peopleOf(transaction, resource),
        resource: { id: row.id, type: 'connection' },
      });
      return presentConnection(row, actor.id);
    });
    return { data };
  },
);
