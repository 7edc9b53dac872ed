import { replySchema } from '@wbn/contract/reply-schema.ts';
import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod/mini';
import type { AnyCall } from './define-handler.ts';

export interface JsonSchema {
  [key: string]: unknown;
}

type Write = ReturnType<typeof fastJsonStringify>;

// Calls are the same for every server of a process: the tests start hundreds, and this was a fifth of their time.
const schemas = new WeakMap<AnyCall, JsonSchema>();
const writers = new WeakMap<object, Write>();

/** JSON Schema for fast-json-stringify, which writes what the schema names and leaves out everything else. */
export function serialiserSchema(call: AnyCall): JsonSchema {
  const known = schemas.get(call);
  if (known) return known;
  const schema = z.toJSONSchema(replySchema(call), { io: 'output', target: 'draft-7' });
  const { $schema: _, ...rest } = foldNullable(schema) as JsonSchema;
  schemas.set(call, rest);
  return rest;
}

/**
 * Writes replies by their schema, as bytes: the text that fast-json-stringify joins from hundreds of pieces
 * would be walked once to count its bytes and once more to encode them.
 */
export function compileSerialiser({ schema }: { schema: object }): (reply: unknown) => string {
  const write = writers.get(schema) ?? fastJsonStringify(schema as Parameters<typeof fastJsonStringify>[0]);
  writers.set(schema, write);
  // Fastify sends bytes as well as text, but its types know text only.
  return (reply) => Buffer.from(write(reply)) as unknown as string;
}

/** `anyOf [X, null]` becomes X with `nullable`: no validator has to run to choose the branch. */
function foldNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(foldNullable);
  if (typeof node !== 'object' || node === null) return node;
  const folded: JsonSchema = {};
  for (const [key, value] of Object.entries(node)) folded[key] = foldNullable(value);
  const branches = folded.anyOf;
  if (!Array.isArray(branches) || branches.length !== 2) return folded;
  const other = branches.find((branch: JsonSchema) => branch.type !== 'null') as JsonSchema | undefined;
  if (!other || !branches.some((branch: JsonSchema) => branch.type === 'null')) return folded;
  return { ...other, nullable: true };
}
