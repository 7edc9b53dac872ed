import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import { notify } from '../notifications/notify.ts';
import { peopleOf } from '../resources/find-resource.ts';
import type { RootType } from './comment.sql.ts';
import type { CommentPlace } from './require-place.ts';

interface Told {
  readonly commentID: string;
  readonly actor: Actor;
  /** People and companies whom it names. */
  readonly named: readonly string[];
  /** Where it stands; absent for a change, of which only those hear who were not named before. */
  readonly place?: CommentPlace;
  readonly root: { readonly id: string; readonly type: RootType };
}

/** Tells whom it concerns, each once: those it names, the author of what it answers, whose it is that is talked about. */
export async function tellOfComment(transaction: Kysely<Database>, told: Told): Promise<void> {
  const { commentID, actor, named, place, root } = told;
  const heard = new Set<string>();
  const tell = async (kind: 'mention' | 'reply' | 'comment', people: readonly string[]) => {
    const others = people.filter((person) => !heard.has(person));
    for (const person of others) heard.add(person);
    await notify(transaction, {
      kind,
      actor,
      people: others,
      resource: { id: commentID, type: 'comment' },
      root,
    });
  };
  const namedPeople: string[] = [];
  for (const ownerID of named) namedPeople.push(...(await peopleOf(transaction, { ownerID, userID: null })));
  await tell('mention', [...new Set(namedPeople)]);
  if (!place) return;
  if (place.resource.type === 'comment') await tell('reply', await peopleOf(transaction, place.resource));
  await tell('comment', await peopleOf(transaction, place.root));
}
