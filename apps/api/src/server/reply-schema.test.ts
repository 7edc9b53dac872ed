import { defineCall } from '@wbn/contract/call.ts';
import { calls } from '@wbn/contract/calls.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writesReplies } from './register-call.ts';
import { serialiserSchema } from './reply-schema.ts';

const everything = defineCall({
  name: 'load-everything',
  summary: 'Shapes that are easy to get wrong',
  method: 'GET',
  path: 'everything',
  data: z.object({
    text: z.string(),
    left: z.optional(z.string()),
    nothing: z.nullable(z.string()),
    either: z.union([z.object({ a: z.string() }), z.object({ b: z.int() })]),
    list: z.array(z.object({ n: z.number() })),
    kind: z.enum(['x', 'y']),
  }),
  siblings: { session: z.nullable(z.object({ access: z.enum(['owner']) })), note: z.optional(z.string()) },
  errors: [],
});

async function serialise(reply: object): Promise<unknown> {
  const server = Fastify();
  server.get('/', writesReplies(everything), () => reply);
  const { body } = await server.inject('/');
  return JSON.parse(body);
}

const data = {
  text: '"\u2028\ud83d\ude00',
  nothing: null,
  either: { b: 5 },
  list: [{ n: 0.1 }, { n: -1e21 }],
  kind: 'y',
};

describe('serialization by the schema of the contract', () => {
  it('keeps optional, nullable, unions and siblings', async () => {
    const reply = { success: true, data, session: null };
    expect(await serialise(reply)).toEqual(reply);
    const signedIn = {
      success: true,
      data: { ...data, left: 'x', nothing: 'y', either: { a: 'z' } },
      session: { access: 'owner' },
    };
    expect(await serialise(signedIn)).toEqual(signedIn);
  });

  it('omits undefined values and properties that the contract does not name', async () => {
    const reply = { success: true, data: { ...data, left: undefined, secret: 1 }, session: null, other: 2 };
    expect(await serialise(reply)).toEqual({ success: true, data, session: null });
  });

  it('needs no branch for any nullable of the contract', () => {
    for (const call of calls)
      expect(JSON.stringify(serialiserSchema(call)), call.name).not.toContain('"type":"null"');
  });
});
