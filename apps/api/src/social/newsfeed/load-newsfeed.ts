import { loadNewsfeed } from '@wbn/contract/social/posts/load-newsfeed.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readAs } from '../actors/act-as.ts';
import { findPage } from './find-page.ts';

export const loadNewsfeedHandler = defineHandler(
  loadNewsfeed,
  async ({ query: { nextID, order, businessID }, user: { userID }, services: { db } }) => {
    const { id: actorID } = await readAs(db, { userID, businessID });
    const reader = { userID, actorID };
    const page = await findPage[order](db, { reader, nextID: nextID || undefined });
    return { data: { items: [...page.items], nextID: page.nextID } };
  },
);
