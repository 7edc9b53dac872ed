import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import { notify } from '../notifications/notify.ts';
import { peopleOf } from '../resources/find-resource.ts';

interface Told {
  readonly postID: string;
  readonly actor: Actor;
  /** People and companies whom it names. */
  readonly named: readonly string[];
  /** On whose timeline it stands; absent for a change, of which only those hear who were not named before. */
  readonly timelineID?: string;
}

/** Tells whom it concerns, each once: those it names, then those on whose timeline another has posted. */
export async function tellOfPost(transaction: Kysely<Database>, told: Told): Promise<void> {
  const { postID, actor, named, timelineID } = told;
  const resource = { id: postID, type: 'post' } as const;
  const namedPeople = new Set<string>();
  for (const ownerID of named)
    for (const person of await peopleOf(transaction, { ownerID, userID: null })) namedPeople.add(person);
  await notify(transaction, { kind: 'mention', actor, people: [...namedPeople], resource });
  if (timelineID === undefined || timelineID === actor.id) return;
  const owners = await peopleOf(transaction, { ownerID: timelineID, userID: null });
  const people = owners.filter((person) => !namedPeople.has(person));
  await notify(transaction, { kind: 'post', actor, people, resource });
}
