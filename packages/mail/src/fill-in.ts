/** Replaces placeholders of a text: `Hello {{name}}`. A placeholder without a value stays. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
