const descriptive = new Set(['@type', 'contactType']);

/** Leaves out what is absent or empty; a part that then says nothing but its type is absent itself. */
export function compact<Part extends Record<string, unknown>>(part: Part): Partial<Part> | undefined {
  const known = Object.entries(part).filter(([, value]) => value !== undefined && value !== '');
  if (known.every(([key]) => descriptive.has(key))) return undefined;
  return Object.fromEntries(known) as Partial<Part>;
}
