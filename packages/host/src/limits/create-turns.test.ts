import { expect, it, vi } from 'vitest';
import { createTurns } from './create-turns.ts';

const inTurn = createTurns(25);

it('works until a turn is full, hears what has come meanwhile, and goes on', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  const work = (name: string) =>
    inTurn(() => {
      now += 20;
      order.push(name);
      return name;
    });
  const done = Promise.all(['one', 'two', 'three'].map(work));
  setImmediate(() => order.push('somebody else'));
  expect(await done).toEqual(['one', 'two', 'three']);
  expect(order).toEqual(['one', 'two', 'somebody else', 'three']);
  vi.restoreAllMocks();
});

it('tells whoever asked that a work failed, and does the next', async () => {
  const fail = inTurn(() => {
    throw new Error('broken');
  });
  const next = inTurn(() => 'well');
  await expect(fail).rejects.toThrow('broken');
  expect(await next).toBe('well');
});
