import { expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.server.ts';

it('draws what is there until a turn is full, hears what has come meanwhile, and goes on', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  const draw = (name: string) =>
    inTurn(() => {
      now += 20;
      order.push(name);
      return name;
    });
  const drawn = Promise.all(['one', 'two', 'three'].map(draw));
  setImmediate(() => order.push('somebody else'));
  expect(await drawn).toEqual(['one', 'two', 'three']);
  expect(order).toEqual(['one', 'two', 'somebody else', 'three']);
  vi.restoreAllMocks();
});

it('tells whoever asked that drawing failed, and draws the next', async () => {
  const fail = inTurn(() => {
    throw new Error('broken');
  });
  const next = inTurn(() => 'well');
  await expect(fail).rejects.toThrow('broken');
  expect(await next).toBe('well');
});
