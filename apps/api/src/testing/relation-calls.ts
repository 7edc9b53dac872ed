import { type Answer, ask } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

interface Asking {
  readonly headers: { readonly authorization: string };
}

/** Social calls as a person. */
export function callsOf({ url }: Pick<TestServer, 'url'>, { headers }: Asking) {
  const send = (method: string, path: string, body?: object): Promise<Answer> =>
    ask(`${url}/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object) => send('POST', path, body),
    delete: (path: string, body?: object) => send('DELETE', path, body),
    /** Returns all entries of a list, page by page. */
    async list(path: string, size: number) {
      const items: { authorID: string }[] = [];
      let nextID: string | undefined;
      do {
        const { body } = await send('GET', `${path}?size=${size}${nextID ? `&nextID=${nextID}` : ''}`);
        items.push(...body.data.items);
        nextID = body.data.nextID;
      } while (nextID);
      return items;
    },
  };
}
