import { expect, it } from 'vitest';
import { createLivePositions } from './live-positions.ts';

const place = (id: string) => ({ transactionID: '7', id });

it('gives the last position before a moment, and none before the first', () => {
  let now = 1_000;
  const positions = createLivePositions(() => now);
  expect(positions.before(0)).toBeUndefined();
  positions.note(place('1'));
  now = 5_000;
  positions.note(place('2'));
  // The newest counts however soon it came; so soon after another it is not kept beside later ones.
  now = 5_050;
  positions.note(place('3'));
  now = 6_000;
  const ids = (...ago: number[]) => ago.map((one) => positions.before(one)?.id);
  expect(ids(0, 950, 951, 1_000, 1_001, 5_000, 5_001)).toEqual(['3', '3', '2', '2', '1', '1', undefined]);
  positions.note(place('4'));
  expect(ids(0, 1, 950, 1_000)).toEqual(['4', '2', '2', '2']);
});

it('forgets after a minute, but not the one that a quiet minute began with', () => {
  let now = 0;
  const positions = createLivePositions(() => now);
  for (now = 0; now <= 200_000; now += 1_000) positions.note(place(String(now)));
  now = 200_000;
  expect(positions.before(60_000)?.id).toBe('140000');
  expect(positions.before(150_000)).toBeUndefined();
  now = 300_000;
  positions.note(place('new'));
  expect(positions.before(60_000)?.id).toBe('200000');
});
