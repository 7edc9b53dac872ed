import { expect, test } from 'vitest';
import { median, medianSample, summarise } from './measure.ts';

test('sums up the latencies of a period of load', () => {
  const latencies = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(summarise(latencies, 4)).toEqual({ requestsPerSecond: 50, p50: 101, p99: 199 });
  expect(() => summarise([], 4)).toThrow('Not one request');
});

test('takes the median of odd and even numbers of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(
    medianSample([
      { requestsPerSecond: 100, p50: 3, p99: 9 },
      { requestsPerSecond: 300, p50: 1, p99: 8 },
      { requestsPerSecond: 200, p50: 2, p99: 90 },
    ]),
  ).toEqual({ requestsPerSecond: 200, p50: 2, p99: 9 });
});
