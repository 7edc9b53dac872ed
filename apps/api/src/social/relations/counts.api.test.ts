import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople } from '../../testing/add-business-people.ts';
import { callsOf } from '../../testing/relation-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const crowd = 5;
const who = fc.nat(crowd - 1);
const step = fc.record({
  does: fc.constantFrom('react', 'unreact', 'follow', 'unfollow', 'connect', 'block', 'unblock', 'leave'),
  by: who,
  to: who,
});

it('counts as many as there are rows and as each reader’s list shows, with simultaneous changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const { businessID } = await addBusinessPeople(api);
      const people = await Promise.all(
        Array.from({ length: crowd }, async () => {
          const account = await addAccount(api);
          return { ...account, ...callsOf(api, account) };
        }),
      );
      const at = (index: number) => people[index] as (typeof people)[number];
      const answers = await Promise.all(
        steps.map(async ({ does, by, to }): Promise<{ status: number }[]> => {
          const [one, other] = [at(by), at(to).userID];
          const company = { resourceID: businessID };
          if (does === 'react') return [await one.post('social/reaction/react/business', company)];
          if (does === 'unreact') return [await one.delete('social/reaction/react/business', company)];
          if (does === 'follow')
            return Promise.all([
              one.post('social/follow/business', company),
              one.post('social/follow/user', { resourceID: other }),
            ]);
          if (does === 'unfollow') return [await one.delete(`social/follow/${businessID}`)];
          if (does === 'connect')
            return [await one.post('social/connection', { resourceID: other, resourceType: 'user' })];
          if (does === 'block') return [await one.post('social/block/user', { resourceID: other })];
          if (does === 'unblock') return [await one.delete(`social/block/${other}`)];
          // One of them deletes their account meanwhile.
          if (by === 0) await api.db.deleteFrom('user_profile').where('id', '=', one.userID).execute();
          return [];
        }),
      );
      expect(answers.flat().map(({ status }) => status)).not.toContain(500);

      const { rows } = await sql<{ wrong: string }>`
        select resource_id as wrong from reaction_summary as summary
        where like_count <> (select count(*) from reaction where resource_id = summary.resource_id)
        union all
        select resource_id from follow_summary as summary
        where follower_count <> (select count(*) from follow where resource_id = summary.resource_id)
        union all
        select blocker_id from block where exists (
          select from follow where (user_id, resource_id) in ((blocker_id, blocked_id), (blocked_id, blocker_id))
        ) or exists (
          select from connection
          where (requester_id, addressee_id) in ((blocker_id, blocked_id), (blocked_id, blocker_id)))`.execute(
        api.db,
      );
      expect(rows).toEqual([]);
      for (const one of people.slice(1)) {
        const { reaction, follow } = (await one.get(`social/relation/business/${businessID}`)).body.data;
        const likers = await one.list(`social/reaction/list/business/${businessID}`, 2);
        expect(likers).toHaveLength(reaction.reactionCount.like);
        const followers = await one.list('social/follow/followers', 1);
        const own = (await one.get(`social/follow/${one.userID}/summary`)).body.data;
        expect(followers).toHaveLength(own.followersCount);
        expect(follow.session !== undefined).toBe(
          (await one.list('social/follow/following', 50)).some(({ authorID }) => authorID === businessID),
        );
      }
    }),
    { numRuns: 4 },
  );
});
