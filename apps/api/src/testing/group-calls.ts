import type { Call, CallInput } from '@wbn/contract/call.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import { createGroup } from '@wbn/contract/groups/groups.ts';
import type { Answer } from './call-server.ts';
import type { SentRequest } from './permission-rows/permission-row.ts';
import { send } from './permission-rows/send-row.ts';
import type { TestServer } from './start-test-server.ts';

interface Asking {
  readonly headers: { readonly authorization: string };
}

/** Fields of a new group. */
export const newGroup = {
  name: 'Valves of the Andes',
  purpose: 'Suppliers and buyers of valves.',
  industry: '0009',
  language: 'es',
  access: 'open',
} as const;

/** Calls about groups over HTTP, as a person or a visitor. */
export function groupCalls(api: TestServer) {
  const call = (one: Call, request: SentRequest, who?: Asking): Promise<Answer> =>
    send(api, one, request, { ...who?.headers });
  return {
    call,
    /** Makes a call and returns its data; throws when it is refused. */
    async done(one: Call, request: SentRequest, who?: Asking) {
      const { status, body } = await call(one, request, who);
      if (status !== 200) throw new Error(`${one.name} was answered with ${status}: ${JSON.stringify(body)}`);
      return body.data;
    },
    /** Founds a group and returns it. */
    async found(who: Asking, body: Partial<CallInput<typeof createGroup>['body']> = {}): Promise<Group> {
      return this.done(createGroup, { body: { ...newGroup, ...body } }, who);
    },
  };
}
