/** Whether a list names each thing once. A list that is checked by this has `uniqueItems` in OpenAPI. */
export function distinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
