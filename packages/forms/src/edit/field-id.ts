/** Id of a control, for links to it. */
export function fieldId(form: string, control: string): string {
  return `${form}-${control}`;
}
