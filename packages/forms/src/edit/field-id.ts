/** Returns the id of a control, which links to it use. */
export function fieldId(form: string, control: string): string {
  return `${form}-${control}`;
}
