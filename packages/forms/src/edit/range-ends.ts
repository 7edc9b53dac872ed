/** Each end of a range is a control: `totalEmployees.max`. */
export type RangeEnd = 'min' | 'max';

export function isRangeEnd(name: string | undefined): name is RangeEnd {
  return name === 'min' || name === 'max';
}

/** Splits a control name into its field and, for a range, the end. */
export function splitEnd(control: string): { readonly field: string; readonly end?: RangeEnd } {
  const at = control.lastIndexOf('.');
  const end = control.slice(at + 1);
  return at > 0 && isRangeEnd(end) ? { field: control.slice(0, at), end } : { field: control };
}
