import { ApiError } from '@wbn/api-client/api-error.ts';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const lost = new ApiError('ServiceUnavailable', 'The server could not be reached', 0);

/** Runs a query against the given answers in order; returns its outcome and the number of requests. */
async function read(...answers: unknown[]) {
  vi.useFakeTimers();
  const queryFn = vi.fn(async () => {
    const answer = answers[queryFn.mock.calls.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const outcome = createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return { outcome: await outcome, asked: queryFn.mock.calls.length };
}

it('retries once when the network failed', async () => {
  expect(await read(lost, 'there')).toEqual({ outcome: 'there', asked: 2 });
  expect(await read(lost, lost, 'there')).toEqual({ outcome: lost, asked: 2 });
});

it.each([
  ['Forbidden', 403],
  ['NotFound', 404],
  ['InternalError', 500],
  ['ServiceUnavailable', 503],
  ['RequestTimeout', 0],
] as const)('does not retry after %s (%d)', async (code, status) => {
  const error = new ApiError(code, 'no', status);
  expect(await read(error, 'there')).toEqual({ outcome: error, asked: 1 });
});

it('does not retry a write', async () => {
  const mutationFn = vi.fn(() => Promise.reject(lost));
  const client = createQueryClient();
  await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toBe(lost);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
