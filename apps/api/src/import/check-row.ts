import type * as z from 'zod';
import type { FieldError } from './row-errors.ts';

export type CheckedRow<T> = { value: T } | { faults: FieldError[] };

/** Holds a row against its schema. A fault says what stands there and what is allowed (the schema's message). */
export function checkRow<T>(schema: z.ZodType<T>, values: Record<string, unknown>): CheckedRow<T> {
  const result = schema.safeParse(values);
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.') || 'row',
      message: `${describe(valueAt(values, path))}; allowed is ${message}`,
    })),
  };
}

function valueAt(values: unknown, path: PropertyKey[]): unknown {
  let value = values;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  return value;
}

function describe(value: unknown): string {
  if (value === undefined) return 'is missing';
  const text = JSON.stringify(value);
  if (text.length <= 60) return `is ${text}`;
  return typeof value === 'string' ? `is a text of ${value.length} characters` : `is ${text.slice(0, 57)}...`;
}
