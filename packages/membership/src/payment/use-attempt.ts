import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { useRef } from 'react';

/** A write that is done once, however often it is sent. */
export interface Attempt<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/**
 * Gives the function that sends a write. As long as nobody knows what became of it (no answer, or a fault of the server) the same
 * body goes again with the same key; what the server has decided, or what was typed anew, is an attempt of its own.
 */
export function useAttempt<Body>() {
  const open = useRef<Attempt<Body> & { readonly typed: string }>(undefined);
  return async <Reply>(
    typed: unknown,
    makeBody: () => Promise<Body>,
    send: (attempt: Attempt<Body>) => Promise<Reply>,
  ): Promise<Reply> => {
    const words = JSON.stringify(typed);
    if (open.current?.typed !== words) {
      open.current = { typed: words, body: await makeBody(), idempotencyKey: crypto.randomUUID() };
    }
    const { body, idempotencyKey } = open.current;
    try {
      const reply = await send({ body, idempotencyKey });
      open.current = undefined;
      return reply;
    } catch (error) {
      const { status } = toApiError(error);
      if (status > 0 && status < 500) open.current = undefined;
      throw error;
    }
  };
}
