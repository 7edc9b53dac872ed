import { expect, it } from 'vitest';
import { fillInReply } from './fill-in-reply.ts';

it('fills in known variables and keeps unknown ones and other braces', () => {
  const values = { buyer: 'Ana $& Rossi', product: 'Ball valve' };
  expect(fillInReply('Dear {{buyer}}, the {{ product }} ships from {{company}}.', values)).toBe(
    'Dear Ana $& Rossi, the Ball valve ships from {{company}}.',
  );
  expect(fillInReply('{buyer} {{toString}}', values)).toBe('{buyer} {{toString}}');
});
