import type { CallInput } from '@wbn/contract/call.ts';
import { listComments, makeComment } from '@wbn/contract/social/comments.ts';
import { callServer } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

type Headers = Readonly<Record<string, string>>;

/** Writes a comment over HTTP; returns the reply. */
export async function sendComment(
  api: TestServer,
  headers: Headers,
  body: CallInput<typeof makeComment>['body'],
) {
  return (await callServer(api.url, makeComment, { body }, headers)).body.data;
}

/** Returns a page of comments over HTTP, as a person or a visitor. */
export async function readComments(
  api: TestServer,
  resourceID: string,
  query: CallInput<typeof listComments>['query'] = {},
  headers: Headers = {},
) {
  return (await callServer(api.url, listComments, { params: { resourceID }, query }, headers)).body.data.data;
}
