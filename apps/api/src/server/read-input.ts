import { type CallError, validationError } from '@wbn/host/errors/call-error.ts';
import * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';

const context = { error: describeIssue };

/** Checks one part of a request (params, query or body) by its schema. Throws ValidationError by field. */
export function readInput<S extends z.core.$ZodType>(schema: S, part: string, input: unknown): z.output<S> {
  const result = z.safeParse(schema, input, context);
  if (!result.success) throw toValidationError(part, result.error.issues);
  return result.data;
}

function toValidationError(part: string, issues: readonly z.core.$ZodIssue[]): CallError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    fields[issue.path.join('.') || part] ??= issue.message;
  }
  return validationError(fields);
}
