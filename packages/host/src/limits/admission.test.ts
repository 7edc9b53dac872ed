import { expect, it } from 'vitest';
import { createAdmission, OverloadedError } from './admission.ts';

it('runs up to the limit, refuses the rest at once, and admits again after success or failure', async () => {
  const admission = createAdmission(2);
  const { promise, reject } = Promise.withResolvers<string>();
  const [first, second] = [admission.run(() => promise), admission.run(async () => 'done')];
  expect(admission.isFull()).toBe(true);
  await expect(admission.run(async () => 'too many')).rejects.toThrow(OverloadedError);
  expect(await second).toBe('done');
  expect(admission.isFull()).toBe(false);
  reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await admission.run(async () => 'next')).toBe('next');
});
