import { loadTimeline } from '@wbn/contract/social/posts/load-timeline.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { readerOf } from '../comments/list-comments.ts';
import { loadPosts } from '../posts/load-posts.ts';
import { mayPostOn } from '../posts/timeline-rights.ts';
import { newestID } from './find-page.ts';
import { findTimeline, selectTimeline } from './load-timeline.sql.ts';

export const loadTimelineHandler = defineHandler(
  loadTimeline,
  async ({ params: { timelineID }, query, user, services }) => {
    const { skip, size, nextID = newestID, businessID } = query;
    const { db } = services;
    const reader = await readerOf(services, user, businessID);
    const timeline = await findTimeline.first(db, { ...reader, timelineID });
    const owner = timeline && (await loadAuthors(db, [timelineID])).get(timelineID);
    if (!timeline || !owner) throw notFound(`There is no timeline with the id ${timelineID}.`);
    const rows = await selectTimeline.all(db, {
      ...reader,
      timelineID,
      before: nextID,
      skip,
      most: size + 1,
    });
    const ids = rows.slice(0, size).map(({ id }) => id);
    const posts = await loadPosts(db, { ids, reader });
    const asker = { id: reader.actorID, userID: reader.userID };
    const mayPost = user !== undefined && (await mayPostOn(db, { id: timelineID, ...timeline }, asker));
    return {
      data: {
        owner,
        items: ids.flatMap((id) => posts.get(id) ?? []),
        nextID: rows.length > size ? ids.at(-1) : undefined,
        mayPost,
      },
    };
  },
);
