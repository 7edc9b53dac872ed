/** Id of a field's control, for links to it; fields are named as in the call. */
export function fieldId(field: string): string {
  return `product-${field}`;
}
