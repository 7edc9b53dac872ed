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

/** Describes the problem of a field and what is allowed, when the contract has no text for it. */
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

/** Throws a ValidationError for problems in the body that only the server can find. */
export function refuseFields(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw validationError({ ...fields });
}
