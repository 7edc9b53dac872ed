import type { CreatedField } from './created-values.ts';

/** Id of a field's control, for links to it. */
export function fieldId(field: CreatedField): string {
  return `create-${field}`;
}
