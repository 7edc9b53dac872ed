/** A parsed form: `items[0][price]=p` is `{ items: { 0: { price: 'p' } } }`. */
export interface Form {
  readonly [name: string]: string | Form;
}

/** Parses a form or query as the `stripe` library writes it. */
export function readForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    const last = names.pop() ?? '';
    let inner = form;
    for (const name of names) {
      inner[name] ??= {};
      inner = inner[name] as Record<string, unknown>;
    }
    inner[last] = value;
  }
  return form as Form;
}

/** The text at a path of names, or undefined. */
export function textAt(form: Form, ...names: readonly string[]): string | undefined {
  let found: string | Form | undefined = form;
  for (const name of names) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The texts of a list or record. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const found = form[name];
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
