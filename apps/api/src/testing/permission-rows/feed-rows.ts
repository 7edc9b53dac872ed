import { anyone, type PermissionRow, people, signedIn } from './permission-row.ts';

/** Newsfeed and timelines. `newsfeed.api.test.ts` covers blocks and hidden resources. */
export const feedRows: readonly PermissionRow[] = [
  { name: 'load-newsfeed', expected: signedIn },
  {
    name: 'load-newsfeed',
    when: "in the company's name",
    expected: people,
    request: ({ businessID }) => ({ query: { businessID } }),
  },
  { name: 'count-new-posts', expected: signedIn },
  { name: 'list-follow-proposals', expected: signedIn },
  {
    name: 'load-timeline',
    expected: anyone,
    request: ({ businessID }) => ({ params: { timelineID: businessID } }),
  },
];
