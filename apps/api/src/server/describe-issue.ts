import { validationError } from '@wbn/host/errors/call-error.ts';
import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** Says what is wrong with one field and what is allowed, where the contract has no words of its own. */
export function describeIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'is missing, ' : ''}must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must be ${issue.maximum} or less`;
    case 'too_small':
      return `must be ${issue.minimum} or more`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}

/** Throws a ValidationError when a field of the body has a problem that only the server can see. */
export function refuseFields(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw validationError({ ...fields });
}
