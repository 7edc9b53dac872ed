/** An end of a range is a control of its own: `totalEmployees.max`. */
export type RangeEnd = 'min' | 'max';

export function isRangeEnd(name: string | undefined): name is RangeEnd {
  return name === 'min' || name === 'max';
}

/** The field of a control, and the end when it is one of a range. */
export function splitEnd(control: string): { readonly field: string; readonly end?: RangeEnd } {
  const at = control.lastIndexOf('.');
  const end = control.slice(at + 1);
  return at > 0 && isRangeEnd(end) ? { field: control.slice(0, at), end } : { field: control };
}
