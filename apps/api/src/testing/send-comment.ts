import type { CallInput } from '@wbn/contract/call.ts';
import { listComments, makeComment } from '@wbn/contract/social/comments.ts';
import { callServer } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

type Headers = Readonly<Record<string, string>>;

/** Writes a comment over HTTP; gives it as it is answered. */
export async function sendComment(
  api: TestServer,
  headers: Headers,
  body: CallInput<typeof makeComment>['body'],
) {
  return (await callServer(api.url, makeComment, { body }, headers)).body.data;
}

/** A page of comments over HTTP, as somebody or as a visitor. */
export async function readComments(
  api: TestServer,
  resourceID: string,
  query: CallInput<typeof listComments>['query'] = {},
  headers: Headers = {},
) {
  return (await callServer(api.url, listComments, { params: { resourceID }, query }, headers)).body.data.data;
}
