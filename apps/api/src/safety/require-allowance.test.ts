import { expect, it } from 'vitest';
import { allowanceOf, limitedActs } from './require-allowance.ts';

const day = 86_400;
const postsAt = (age: number, emailConfirmed = true) => allowanceOf('post', { age, emailConfirmed })?.most;

it('raises the limits with the age of an account and ends them after a month', () => {
  expect([0, day, 7 * day, 30 * day - 1, 30 * day].map((age) => postsAt(age))).toEqual([
    5,
    15,
    50,
    50,
    undefined,
  ]);
  expect(allowanceOf('post', { age: day - 60, emailConfirmed: true })?.next).toEqual({ after: 60, most: 15 });
  expect(allowanceOf('post', { age: 29 * day, emailConfirmed: true })?.next).toEqual({
    after: day,
    most: undefined,
  });
});

it('keeps the lowest limit until the address is confirmed, whatever the age', () => {
  expect([0, 400 * day].map((age) => postsAt(age, false))).toEqual([1, 1]);
});

it('never lowers a limit with age', () => {
  expect(limitedActs).toHaveLength(15);
  for (const act of limitedActs) {
    const most = [0, day, 7 * day, 30 * day].map(
      (age) => allowanceOf(act, { age, emailConfirmed: true })?.most ?? Number.POSITIVE_INFINITY,
    );
    expect(most, act).toEqual(most.toSorted((one, other) => one - other));
  }
});
