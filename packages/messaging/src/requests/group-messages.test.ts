import type { Message } from '@wbn/contract/messaging/messages.ts';
import { expect, it } from 'vitest';
import { groupMessages } from './group-messages.ts';

const message = (number: number, datetime: string, from: 'S' | 'R', authorID?: string): Message => ({
  messageID: `m${number}`,
  number,
  content: 'Good morning',
  datetime,
  from,
  type: 'text',
  files: [],
  ...(authorID && { author: { authorID, authorType: 'user', name: authorID } }),
});

it('groups consecutive messages of one person on one day of the reader', () => {
  const days = groupMessages([
    message(1, new Date('2026-11-22T23:58:00').toISOString(), 'S'),
    message(2, new Date('2026-11-22T23:59:00').toISOString(), 'R', 'ines'),
    message(3, new Date('2026-11-23T00:01:00').toISOString(), 'R', 'ines'),
    message(4, new Date('2026-11-23T00:02:00').toISOString(), 'R', 'ines'),
    message(5, new Date('2026-11-23T00:03:00').toISOString(), 'R', 'jon'),
  ]);
  const numbers = days.map(({ day, groups }) => [
    day,
    ...groups.map(({ messages }) => messages.map(({ number }) => number)),
  ]);
  expect(numbers).toEqual([
    ['2026-11-22', [1], [2]],
    ['2026-11-23', [3, 4], [5]],
  ]);
});
