import type { FastifyInstance } from 'fastify';
import { validationError } from '../errors/call-error.ts';

const parts = ['params', 'query', 'body'] as const;

/**
 * Refuses text that cannot be stored, anywhere in a request: U+0000, which PostgreSQL does not support, and lone
 * surrogates, which UTF-8 cannot encode. Skips bodies that are files or streams.
 */
export function refuseBrokenText(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    for (const part of parts) {
      const found = findBrokenText(request[part]);
      if (!found) continue;
      const name = found.path || part;
      return done(validationError({ [name]: found.problem }));
    }
    done();
  });
}

interface BrokenText {
  /** Field names joined by dots; '' is the whole part. */
  readonly path: string;
  readonly problem: string;
}

/** Returns the first broken text in a JSON value. Iterative, because a body may be nested too deeply for recursion. */
export function findBrokenText(part: unknown): BrokenText | undefined {
  const left: { value: unknown; path: string }[] = [{ value: part, path: '' }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      const problem = problemOf(value);
      if (problem) return { path, problem };
    } else if (isPlain(value)) {
      const entries = Object.entries(value);
      const broken = entries.map(([key]) => problemOf(key)).find((problem) => problem !== undefined);
      if (broken) return { path, problem: broken };
      for (const [key, inner] of entries.toReversed())
        left.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return undefined;
}

function problemOf(text: string): string | undefined {
  if (text.includes('\u0000')) return 'must not hold the character U+0000';
  if (!text.isWellFormed()) return 'must not hold half of a character (a lone surrogate)';
  return undefined;
}

/** Tells whether a value is a plain array or object, including parsed queries; not a buffer or stream. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
