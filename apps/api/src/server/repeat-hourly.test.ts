import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatHourly } from './repeat-hourly.ts';

const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('works at once and every hour, also after a failure, until it is stopped', async () => {
  const failures: unknown[] = [];
  const work = vi.fn(async () => undefined).mockRejectedValueOnce('no database');
  const repeated = repeatHourly(work, (error) => failures.push(error));
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect([work.mock.calls.length, failures]).toEqual([3, ['no database']]);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(work).toHaveBeenCalledTimes(3);
});

it('is never done twice at once; stopping waits for what is being done', async () => {
  const started = Promise.withResolvers<void>();
  const work = vi.fn(() => started.promise);
  const repeated = repeatHourly(work, () => undefined);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(work).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stopping = repeated.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(hour);
  expect(stopped).toBe(false);
  started.resolve();
  await stopping;
  expect(stopped).toBe(true);
});
