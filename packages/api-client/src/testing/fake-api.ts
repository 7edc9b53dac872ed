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

/** What a call answers: its `data`, `withSiblings(...)`, an error to throw, or a promise of one of them. */
export type Answer = (input: FakeInput) => unknown;

/** Answers by the names of their calls. */
export type Answers = Readonly<Record<string, Answer>>;

class WholeReply {
  readonly reply: object;
  constructor(reply: object) {
    this.reply = reply;
  }
}

/** An answer that has more than `data`, such as `session`. */
export function withSiblings(data: unknown, siblings: object): unknown {
  return new WholeReply({ data, ...siblings });
}

/** An answer that looks into what was sent, with the types of its call. */
export function answerTo<C extends AnyCall>(_call: C, answer: (input: CallInput<C>) => unknown): Answer {
  return (input) => answer(input as CallInput<C>);
}

/** An API that answers by the names of its calls; for stories and tests. A reply that its call does not declare is refused. */
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

/** A call that never ends: for states of waiting. */
export const forever: Answer = () => new Promise(() => undefined);
