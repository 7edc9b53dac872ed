import { listenToEvents } from '@wbn/contract/social/listen-to-events.ts';
import type { FindAudience } from '@wbn/host/live/live-streams.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineStreamHandler } from '../../server/define-handler.ts';
import { followedKinds, memberKinds, selectFollowers, selectMembers } from './live-audience.sql.ts';

/** Kind of the events to desks, whose streams are named `desk:<id>`. */
const deskCaseKind = 'desk-case';
const followed: ReadonlySet<string> = new Set(followedKinds);
const ofMembers: ReadonlySet<string> = new Set(memberKinds);

/**
 * Finds the audience of live events: one person, the followers of an author, or the current members of a company; one read for each kind of
 * audience.
 */
export function createFindAudience(db: Kysely<Database>): FindAudience {
  return async (events, connected) => {
    const audiencesOf = (kinds: ReadonlySet<string>) => [
      ...new Set(events.filter(({ kind }) => kinds.has(kind)).map(({ audience }) => audience)),
    ];
    const [authors, companies] = [audiencesOf(followed), audiencesOf(ofMembers)];
    const [followers, members] = await Promise.all([
      authors.length > 0 ? selectFollowers.all(db, { authors, people: connected }) : [],
      companies.length > 0 ? selectMembers.all(db, { companies }) : [],
    ]);
    const readers = Map.groupBy(followers, ({ author_id }) => author_id);
    const colleagues = Map.groupBy(members, ({ author_id }) => author_id);
    return events.map(({ kind, audience }) => {
      if (kind === deskCaseKind) return connected.filter((id) => id.startsWith(`${audience}:`));
      const more = followed.has(kind) ? readers : ofMembers.has(kind) ? colleagues : undefined;
      return [audience, ...(more?.get(audience) ?? []).map(({ person_id }) => person_id)];
    });
  };
}

export const listenToEventsHandler = defineStreamHandler(
  listenToEvents,
  async ({ user: { userID }, services: { live }, connection }) => {
    await live.reserve();
    live.open({ userID, admit: connection.admit, response: connection.open() });
  },
);
