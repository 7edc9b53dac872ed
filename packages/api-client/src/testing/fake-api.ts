import type { CallInput } from '@wbn/contract/call.ts';
import type { AnyCall, ApiClient } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { checkReply } from '../check-reply.ts';

export interface FakeInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Returns the answer of a call: its `data`, `withSiblings(...)`, an error to throw, or a promise of one of them. */
export type Answer = (input: FakeInput) => unknown;

/** Answers by call name. */
export type Answers = Readonly<Record<string, Answer>>;

class WholeReply {
  readonly reply: object;
  constructor(reply: object) {
    this.reply = reply;
  }
}

/** An answer with fields beside `data`, such as `session`. */
export function withSiblings(data: unknown, siblings: object): unknown {
  return new WholeReply({ data, ...siblings });
}

/** An answer computed from the input, with the types of its call. */
export function answerTo<C extends AnyCall>(_call: C, answer: (input: CallInput<C>) => unknown): Answer {
  return (input) => answer(input as CallInput<C>);
}

/** A fake client that answers by call name; throws when a reply does not match the call's schema. */
export function fakeApi(answers: Answers): ApiClient {
  return {
    async call(call, input, options) {
      const given: FakeInput = { ...(input as FakeInput), headers: options?.headers };
      const data = await answers[call.name]?.(given);
      if (data instanceof Error) throw data;
      if (data === undefined) throw new ApiError('InternalError', `No answer for ${call.name}`, 500);
      const reply = data instanceof WholeReply ? data.reply : { data };
      return checkReply(call, { success: true, ...reply });
    },
  };
}

/** A call that never completes: for loading states. */
export const forever: Answer = () => new Promise(() => undefined);
