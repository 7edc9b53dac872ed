import { follow } from '@wbn/contract/social/follows/follow.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { tellOnce } from '../notifications/tell-once.ts';
import { isOwnPage } from '../relations/is-own-page.ts';
import { lockPair } from '../relations/lock-pair.sql.ts';
import { peopleOf, requireResource } from '../resources/find-resource.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { insertFollow, selectFollowSummary } from './follow.sql.ts';
import { presentFollowSummary } from './present-follow-summary.ts';

export const followHandler = defineHandler(
  follow,
  async ({ params: { resourceType: type }, body: { resourceID }, user: { userID }, services: { db } }) => {
    const row = await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID });
      await lockPair.first(transaction, { one: userID, other: resourceID });
      const resource = await requireResource(transaction, { id: resourceID, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw new CallError('Forbidden', 'You cannot follow yourself or your own company.');
      if ((await insertFollow.run(transaction, { userID, resourceID, type })) > 0) {
        await requireAllowance(transaction, { userID, act: 'follow' });
        await tellOnce(transaction, {
          kind: 'follow',
          actor,
          people: await peopleOf(transaction, resource),
          resource,
        });
      }
      return selectFollowSummary.only(transaction, { resourceID, readerID: userID });
    });
    return { data: presentFollowSummary(row) };
  },
);
