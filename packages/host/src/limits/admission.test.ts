import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { OverloadedError } from './overloaded-error.ts';

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  return {
    work: () => {
      begun = true;
      return promise;
    },
    end: () => resolve('done'),
    hasBegun: () => begun,
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('works on a few at once, lets others wait in the order they came, and refuses the rest at once', async () => {
  const admission = createAdmission({ atOnce: 1, most: 3, longestWait: 1000 });
  const [first, second, third, fourth] = [openWork(), openWork(), openWork(), openWork()];
  const runs = [first, second, third].map(({ work }) => admission.run(work));
  await turn();
  expect([first, second, third].map((one) => one.hasBegun())).toEqual([true, false, false]);

  expect(admission.isFull()).toBe(true);
  await expect(admission.run(fourth.work)).rejects.toThrow(OverloadedError);
  expect(fourth.hasBegun()).toBe(false);

  first.end();
  await runs[0];
  await turn();
  expect([second, third].map((one) => one.hasBegun())).toEqual([true, false]);
  expect(admission.isFull()).toBe(false);
  second.end();
  third.end();
  expect(await Promise.all(runs)).toEqual(['done', 'done', 'done']);
});

it('lets nobody in while the next has waited too long, and everybody once the queue has gone', async () => {
  let now = 0;
  const admission = createAdmission({ atOnce: 1, most: 100, longestWait: 1000, now: () => now });
  const [slow, next] = [openWork(), openWork()];
  const runs = [slow, next].map(({ work }) => admission.run(work));
  now = 1001;
  await expect(admission.run(openWork().work)).rejects.toThrow('Try again');
  slow.end();
  next.end();
  await Promise.all(runs);
  expect(admission.isFull()).toBe(false);
});

it('lets in no more than can be done in time, at the pace of the last ones', async () => {
  let now = 0;
  const admission = createAdmission({ atOnce: 1, most: 100, longestWait: 1000, now: () => now });
  const works = Array.from({ length: 41 }, openWork);
  const runs = works.map(({ work }) => admission.run(work));
  for (const work of works) {
    expect(admission.isFull()).toBe(false);
    now += 20;
    work.end();
    await turn();
  }
  await Promise.all(runs);

  // At some 20 ms each, 50 would wait a second.
  const later = Array.from({ length: 70 }, openWork);
  const refused = later.map(({ work }) => admission.run(work).catch(() => 'refused'));
  await turn();
  expect(admission.isFull()).toBe(true);
  for (const work of later) {
    work.end();
    await turn();
  }
  const letIn = (await Promise.all(refused)).filter((answer) => answer === 'done').length;
  expect(letIn).toBeGreaterThan(45);
  expect(letIn).toBeLessThan(56);
});

it('does nothing for whoever has gone while waiting', async () => {
  const admission = createAdmission({ atOnce: 1, most: 3, longestWait: 1000 });
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const runs = [
    admission.run(first.work),
    admission.run(second.work, () => true),
    admission.run(third.work, () => false),
  ];
  first.end();
  third.end();
  await expect(runs[1]).rejects.toThrow(OverloadedError);
  expect(await runs[2]).toBe('done');
  expect(second.hasBegun()).toBe(false);
});

it('gives the place back when work fails', async () => {
  const admission = createAdmission({ atOnce: 1, most: 1, longestWait: 1000 });
  const fail = () => Promise.reject(new Error('broken'));
  await expect(admission.run(fail)).rejects.toThrow('broken');
  await expect(admission.run(async () => 'well')).resolves.toBe('well');
});
