import { QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { loadNewsfeed, loadTimeline } from '@wbn/contract/social/posts.ts';
import { expect, it } from 'vitest';
import { harbour, nadia, postIdOf, postOf } from '../fixtures/posts.ts';
import { addCachedPost, removeCachedPost, updateCachedPost } from './post-cache.ts';

function readLists() {
  const client = new QueryClient();
  const list = (...ids: readonly number[]) => ({
    pages: [{ items: ids.map((at) => postOf(at)), nextID: 'next' }, { items: [postOf(1)] }],
    pageParams: [undefined, 'next'],
  });
  const keys = {
    feed: [...callKey(loadNewsfeed, { query: { order: 'newest' } }), 'pages'],
    own: [...callKey(loadTimeline, { params: { timelineID: harbour.authorID } }), 'pages'],
    other: [...callKey(loadTimeline, { params: { timelineID: nadia.authorID } }), 'pages'],
  };
  for (const key of Object.values(keys)) client.setQueryData(key, list(3, 2));
  const read = (key: keyof typeof keys) =>
    client
      .getQueryData<ReturnType<typeof list>>(keys[key])
      ?.pages.flatMap(({ items }) => items)
      .map(({ postID, content }) => `${Number(postID.slice(-3))} ${content.slice(0, 4)}`);
  return { client, read };
}

it('SOC-05: adds a new post once to the top of the newsfeed and its timeline', () => {
  const { client, read } = readLists();
  addCachedPost(client, postOf(4));
  addCachedPost(client, postOf(4));
  expect(read('feed')).toEqual(['4 Test', '3 Test', '2 Test', '1 Test']);
  expect(read('own')).toEqual(read('feed'));
  expect(read('other')).toEqual(['3 Test', '2 Test', '1 Test']);
});

it('decision 11: removes a post from every list', () => {
  const { client, read } = readLists();
  removeCachedPost(client, postIdOf(2));
  expect([read('feed'), read('own'), read('other')]).toEqual(
    Array.from({ length: 3 }, () => ['3 Test', '1 Test']),
  );
});

it('updates a post everywhere unless the version is older', () => {
  const { client, read } = readLists();
  updateCachedPost(client, postOf(2, { content: 'New!', version: 2 }));
  updateCachedPost(client, postOf(2, { content: 'Old!', version: 1 }));
  expect(read('feed')).toEqual(['3 Test', '2 New!', '1 Test']);
  expect(read('other')).toEqual(read('feed'));
});
