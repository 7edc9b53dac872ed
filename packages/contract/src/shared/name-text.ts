const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a text names something: one of signs alone (`'`, `! ' !`) can be neither found nor called. */
export function isNameText(text: string): boolean {
  return letterOrDigit.test(text);
}
