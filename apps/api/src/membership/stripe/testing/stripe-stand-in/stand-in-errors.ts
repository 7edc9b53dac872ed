import { IdempotencyError, InvalidRequestError } from '../model/model-commands.ts';
import type { Failure } from '../model/model-records.ts';
import { presentFailure } from './present-objects.ts';

/** A refusal by the holder's bank: 402, as at Stripe. */
export class CardError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An error as Stripe's API answers it. Rethrows other errors. */
export function presentError(error: unknown): Answer {
  if (error instanceof CardError) return { status: 402, body: { error: presentFailure(error.failure) } };
  if (error instanceof IdempotencyError)
    return { status: 400, body: { error: { type: 'idempotency_error', message: error.message } } };
  if (!(error instanceof InvalidRequestError)) throw error;
  const { code, message } = error;
  const status = code === 'resource_missing' ? 404 : 400;
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}
