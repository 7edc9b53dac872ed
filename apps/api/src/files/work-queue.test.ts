import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Returns work that ends on demand. */
function openWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, work };
}

it('runs few tasks at once, and the next when one ends', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 5 });
  const { ends, work } = openWork();
  const done = [1, 2, 3].map(() => queue.run(work));
  await expect.poll(() => ends).toHaveLength(2);
  ends[0]?.();
  await done[0];
  await expect.poll(() => ends).toHaveLength(3);
  for (const end of ends) end();
  await Promise.all(done);
});

it('queues few tasks, and accepts more when there is room again', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const { ends, work } = openWork();
  const done = [queue.run(work), queue.run(work)];
  expect(queue.run(work)).toBeUndefined();
  await expect.poll(() => ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends).toHaveLength(2);
  done.push(queue.run(work));
  expect(done[2]).toBeDefined();
  ends[1]?.();
  await expect.poll(() => ends).toHaveLength(3);
  ends[2]?.();
  await Promise.all(done);
});

it('continues after a task that failed', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
