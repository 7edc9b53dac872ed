const latin = /\p{Script=Latin}/u;
const otherLetter = /[\p{L}--\p{Script=Latin}]/v;

/** The first other name of a company in Latin letters, when its own has none; undefined when it needs or has none. */
export function latinNameOf(companyName: string, alternativeNames: readonly string[]): string | undefined {
  if (latin.test(companyName)) return undefined;
  return alternativeNames.find((name) => latin.test(name) && !otherLetter.test(name));
}
