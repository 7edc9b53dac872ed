/** Fields of saved answers, written as `{{name}}`: whom it is for, the company or product that it is about, the end of a measure. */
export const answerFields = ['name', 'company', 'product', 'until'] as const;

export type AnswerField = (typeof answerFields)[number];

const anyField = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names in double braces of a text. */
export function fieldsIn(text: string): string[] {
  return [...text.matchAll(anyField)].map(([, name = '']) => name);
}

/**
 * Returns an answer in a language, or in the first that it has, with its fields filled in. A field without a value stays as it is written, so
 * that staff see what is missing.
 */
export function fillAnswer(
  texts: Readonly<Partial<Record<string, string>>>,
  language: string,
  fields: Readonly<Partial<Record<AnswerField, string>>>,
): string {
  const text = texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
  return text.replace(anyField, (written, name: string) => fields[name as AnswerField] ?? written);
}
