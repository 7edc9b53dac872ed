import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refetchMountedOf } from './refetch-mounted.ts';

it('refetches mounted queries of a resource, except lists with more than one page', async () => {
  const client = new QueryClient();
  const watch = async (queryKey: unknown[], data: unknown) => {
    const queryFn = vi.fn(async () => data);
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => undefined,
    );
    await expect.poll(() => client.getQueryData(queryKey)).toEqual(data);
    return queryFn;
  };
  const post = await watch(['load-post', { params: { postID: 'one' } }], {});
  const other = await watch(['load-post', { params: { postID: 'one-more' } }], {});
  const short = await watch(['list-comments', { query: { resourceID: 'one' } }, 'pages'], { pages: [[]] });
  const long = await watch(['list-comments', { query: { resourceID: 'one' } }, 'all'], { pages: [[], []] });
  await refetchMountedOf(client, 'one');
  expect([post, other, short, long].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2, 1]);
  client.clear();
});
