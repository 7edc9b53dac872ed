/** JSON that cannot end the script element it stands in: in JSON, `<` is only ever part of a text. */
export function escapeInScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
