import type { CallReply } from '@wbn/contract/call.ts';
import { replySchema } from '@wbn/contract/reply-schema.ts';
import type { AnyCall } from './api-client.ts';

/** Turns a successful reply from the wire into a typed one. */
export type ReplyCheck = <C extends AnyCall>(call: C, reply: unknown) => CallReply<C>;

/** Trusts the server, which writes its replies with the same schema: for production. */
export const trustReply: ReplyCheck = <C extends AnyCall>(_call: C, reply: unknown) => reply as CallReply<C>;

/** Throws an Error that names each fault when a reply does not match its call: for development, stories and tests. */
export const checkReply: ReplyCheck = <C extends AnyCall>(call: C, reply: unknown) => {
  const result = replySchema(call).safeParse(reply);
  if (result.success) return reply as CallReply<C>;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The reply of ${call.name} breaks the contract: ${faults.join('; ')}`);
};
