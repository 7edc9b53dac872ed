import { expect, it } from 'vitest';
import { createImportTurns } from './import-turns.ts';

it('reads one file at a time, lets five wait, and refuses more for ten seconds', async () => {
  const turns = createImportTurns();
  const ends: (() => void)[] = [];
  let reading = 0;
  const read = () =>
    turns.read(async () => {
      reading += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      reading -= 1;
    });
  const taken = Array.from({ length: 6 }, read);
  expect(read).toThrow(expect.objectContaining({ name: 'ServiceUnavailable', retryAfter: 10 }));
  for (const one of taken) {
    await expect.poll(() => ends.length).toBe(1);
    expect(reading).toBe(1);
    ends.pop()?.();
    await one;
  }
});

it('lets a person import again when the one before has ended, however', async () => {
  const turns = createImportTurns();
  const failing = turns.ofPerson('ana', () => Promise.reject(new Error('broken')));
  await expect(turns.ofPerson('ana', async () => 1)).rejects.toMatchObject({ name: 'TooManyRequests' });
  await expect(failing).rejects.toThrow('broken');
  await expect(turns.ofPerson('ana', async () => 1)).resolves.toBe(1);
});
