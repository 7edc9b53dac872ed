import type { Mention } from '@wbn/contract/social/mentions.ts';

interface Text {
  readonly content: string;
  readonly mentions: readonly Mention[];
}

interface Known {
  /** Those who may be named, with their names of today. */
  readonly nameable: ReadonlyMap<string, { readonly type: string; readonly name: string }>;
  /** What the text said before it was changed: a name that has changed since stays as it was written. */
  readonly before?: Text | undefined;
}

/** What each mention stands on, as it is written. */
const writtenIn = (content: string, { start, length }: Mention) => content.slice(start, start + length);

/** What is wrong with whom a text names, by field. */
export function findMentionProblems(text: Text, known: Known): Record<string, string> {
  const problems = text.mentions.flatMap((mention, place) => {
    const previous = text.mentions[place - 1];
    const problem =
      previous && mention.start < previous.start + previous.length
        ? 'must begin after the one before it'
        : problemOf(mention, text, known);
    return problem === undefined ? [] : [[`mentions.${place}`, problem] as const];
  });
  return Object.fromEntries(problems);
}

function problemOf(mention: Mention, { content }: Text, { nameable, before }: Known): string | undefined {
  const { start, length, resourceID, resourceType } = mention;
  if (start + length > content.length) return 'must lie within the content';
  const written = writtenIn(content, mention);
  const isKept = before?.mentions.some(
    (kept) => kept.resourceID === resourceID && writtenIn(before.content, kept) === written,
  );
  if (isKept) return undefined;
  const named = nameable.get(resourceID);
  if (named?.type !== resourceType) return 'names nobody who can be named';
  return written === `@${named.name}` ? undefined : `must be written @${named.name} in the content`;
}
