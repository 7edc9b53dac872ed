import { replySchema } from '@wbn/contract/reply-schema.ts';
import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod/mini';
import type { AnyCall } from './define-handler.ts';

export interface JsonSchema {
  [key: string]: unknown;
}

type Write = ReturnType<typeof fastJsonStringify>;

/**
 * Serializers that were needed, shared by all servers of the process because tests start hundreds. All of them take
 * 10 MB.
 */
const writers = new WeakMap<AnyCall, Write>();

/** JSON Schema for fast-json-stringify, which writes only the properties that the schema names. */
export function serialiserSchema(call: AnyCall): JsonSchema {
  const schema = z.toJSONSchema(replySchema(call), { io: 'output', target: 'draft-7' });
  const { $schema: _, ...rest } = foldNullable(schema) as JsonSchema;
  return rest;
}

/**
 * Serializes replies of a call by their schema, as bytes: the text that fast-json-stringify joins from hundreds of
 * pieces would be traversed once to count its bytes and once more to encode it.
 */
export function replyWriter(call: AnyCall): (reply: unknown) => string {
  // Fastify also sends bytes, but its types allow text only.
  return (reply) => Buffer.from(writerOf(call)(reply)) as unknown as string;
}

/** Created with the first reply. */
function writerOf(call: AnyCall): Write {
  const known = writers.get(call);
  if (known) return known;
  const write = fastJsonStringify(
    serialiserSchema(call) as object as Parameters<typeof fastJsonStringify>[0],
  );
  writers.set(call, write);
  return write;
}

/** Turns `anyOf [X, null]` into X with `nullable`, so that no validator has to choose the branch. */
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
