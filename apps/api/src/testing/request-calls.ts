import type { CallInput } from '@wbn/contract/call.ts';
import type { PersonMessage } from '@wbn/contract/messaging/person-messages.ts';
import type { OpenRequest, Request } from '@wbn/contract/messaging/request.ts';
import type { sendRequest } from '@wbn/contract/messaging/send-requests.ts';
import { type Answer, ask, post } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

interface Asking {
  readonly headers: { readonly authorization: string };
}

type NewRequest = CallInput<typeof sendRequest>['body'];

/** Calls about inquiries over HTTP; `bid`: as the company. */
export function requestCalls({ url }: Pick<TestServer, 'url'>) {
  const base = `${url}/business/request`;
  const as = (bid?: string) => (bid ? `?bid=${bid}` : '');
  const get = (path: string, { headers }: Asking): Promise<Answer> => ask(`${url}/${path}`, { headers });
  const inquiry = { subject: 'Full price list', message: 'What does a pallet cost?' };
  const send = (body: Partial<NewRequest>, { headers }: Asking, more: Record<string, string> = {}) =>
    post(base, { ...inquiry, ...body }, { ...headers, ...more });
  const sendAll = (body: object, { headers }: Asking, more: Record<string, string> = {}) =>
    post(`${url}/business/requests`, { ...inquiry, ...body }, { ...headers, ...more });
  const write = (rid: string, body: object, { headers }: Asking, bid?: string, key?: string) =>
    post(`${base}/${rid}/send-message${as(bid)}`, body, {
      ...headers,
      ...(key && { 'idempotency-key': key }),
    });
  const list = (query: Record<string, string>, who: Asking) =>
    get(`business/request?${new URLSearchParams(query)}`, who);
  return {
    send,
    sendAll,
    write,
    list,
    /** Writes to a person. */
    writeTo: (body: Partial<PersonMessage>, { headers }: Asking, more: Record<string, string> = {}) =>
      post(`${url}/messages/person`, { message: 'Hello!', ...body }, { ...headers, ...more }),
    answer: (rid: string, answer: 'accept' | 'decline', { headers }: Asking) =>
      post(`${url}/messages/${rid}/${answer}`, {}, headers),
    /** Sends an inquiry and returns the thread; throws when it is refused. */
    async sent(body: Partial<NewRequest>, who: Asking): Promise<Request> {
      const { status, body: answer } = await send(body, who);
      if (status !== 200) throw new Error(`send-request was answered with ${status}: ${answer.message}`);
      return answer.data;
    },
    async listed(query: Record<string, string>, who: Asking): Promise<Request[]> {
      return (await list(query, who)).body.data.requests;
    },
    load: (rid: string, who: Asking, bid?: string) => get(`business/request/${rid}${as(bid)}`, who),
    async loaded(rid: string, who: Asking, bid?: string): Promise<OpenRequest> {
      return (await get(`business/request/${rid}${as(bid)}`, who)).body.data;
    },
    messages: (rid: string, who: Asking, query: Record<string, string> = {}) =>
      get(`business/request/${rid}/get-messages?${new URLSearchParams(query)}`, who),
    end: (rid: string, { headers }: Asking, bid?: string) =>
      post(`${base}/${rid}/end-request${as(bid)}`, {}, headers),
    read: (rid: string, number: number, { headers }: Asking, bid?: string) =>
      post(`${base}/${rid}/read${as(bid)}`, { number }, headers),
    type: (rid: string, { headers }: Asking, bid?: string) =>
      post(`${base}/${rid}/typing${as(bid)}`, {}, headers),
    async unread(who: Asking): Promise<{ total: number; owners: { ownerID: string; count: number }[] }> {
      return (await get('business/requests/unread', who)).body.data;
    },
    rounds: (query: Record<string, string>, who: Asking) =>
      get(`business/rounds?${new URLSearchParams(query)}`, who),
    round: (id: string, who: Asking, bid?: string) => get(`business/rounds/${id}${as(bid)}`, who),
  };
}
