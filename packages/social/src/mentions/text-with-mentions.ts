import type { Mention } from '@wbn/contract/social/mentions.ts';

/** A text with its mentions, whose positions refer to the text. */
export interface TextWithMentions {
  readonly content: string;
  readonly mentions: readonly Mention[];
}

export const emptyText: TextWithMentions = { content: '', mentions: [] };

const endOf = ({ start, length }: Mention) => start + length;

/** Returns the text after an edit: mentions behind the edit move, edited mentions are removed. */
export function applyEdit(before: TextWithMentions, content: string): TextWithMentions {
  const longest = Math.min(before.content.length, content.length);
  let head = 0;
  while (head < longest && before.content[head] === content[head]) head += 1;
  let tail = 0;
  while (tail < longest - head && before.content.at(-1 - tail) === content.at(-1 - tail)) tail += 1;
  const moved = content.length - before.content.length;
  const mentions = before.mentions.flatMap((mention) => {
    if (endOf(mention) <= head) return [mention];
    if (mention.start < before.content.length - tail) return [];
    return [{ ...mention, start: mention.start + moved }];
  });
  return { content, mentions };
}

/** Replaces what was typed after an @ (`start` to `end`) by a mention and a space; also returns the new caret. */
export function insertMention(
  text: TextWithMentions,
  { start, end }: { readonly start: number; readonly end: number },
  named: { readonly name: string } & Pick<Mention, 'resourceID' | 'resourceType'>,
): { readonly text: TextWithMentions; readonly caret: number } {
  const written = `@${named.name}`;
  const rest = text.content.slice(end);
  const space = rest.startsWith(' ') ? '' : ' ';
  const moved = applyEdit(text, `${text.content.slice(0, start)}${written}${space}${rest}`);
  const { resourceID, resourceType } = named;
  const mention = { start, length: written.length, resourceID, resourceType };
  const others = moved.mentions.filter((one) => endOf(one) <= start || one.start >= endOf(mention));
  const mentions = [...others, mention].toSorted((one, other) => one.start - other.start);
  return { text: { content: moved.content, mentions }, caret: start + written.length + 1 };
}

/** Trims surrounding white space, as before sending. */
export function trimText({ content, mentions }: TextWithMentions): TextWithMentions {
  const cut = content.length - content.trimStart().length;
  return {
    content: content.trim(),
    mentions: mentions.map((mention) => ({ ...mention, start: mention.start - cut })),
  };
}

/** Maximum length of a typed name, in characters and in words. */
const longestTyped = 60;
const mostWords = 4;

/** Returns what was typed after an @ before the caret; undefined when that is no mention, such as in an e-mail. */
export function findMentionQuery(
  { content, mentions }: TextWithMentions,
  caret: number,
): { readonly start: number; readonly end: number; readonly typed: string } | undefined {
  const before = content.slice(0, caret);
  const start = before.lastIndexOf('@');
  const typed = before.slice(start + 1);
  const isName =
    start >= 0 &&
    !/[\p{L}\p{N}._-]$/u.test(before.slice(0, start)) &&
    !/^\s|\n|\s\s/.test(typed) &&
    typed.length <= longestTyped &&
    typed.split(/\s/).length <= mostWords;
  const isNamed = mentions.some((mention) => mention.start <= start && start < endOf(mention));
  return isName && !isNamed ? { start, end: caret, typed } : undefined;
}

export interface Segment {
  readonly text: string;
  readonly mention?: Mention;
}

/** Splits the text into segments: mentions, and the text between them. */
export function segmentsOf({ content, mentions }: TextWithMentions): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const mention of mentions) {
    segments.push({ text: content.slice(from, mention.start) });
    segments.push({ text: content.slice(mention.start, endOf(mention)), mention });
    from = endOf(mention);
  }
  return [...segments, { text: content.slice(from) }].filter(({ text }) => text !== '');
}

/** Splits segments at a position; a mention at the position goes to the second part. */
export function splitSegments(
  segments: readonly Segment[],
  at: number,
): readonly [readonly Segment[], readonly Segment[]] {
  const [head, rest]: [Segment[], Segment[]] = [[], []];
  let from = 0;
  for (const segment of segments) {
    const end = from + segment.text.length;
    if (end <= at) head.push(segment);
    else if (from >= at || segment.mention) rest.push(segment);
    else {
      head.push({ text: segment.text.slice(0, at - from) });
      rest.push({ text: segment.text.slice(at - from) });
    }
    from = end;
  }
  return [head, rest];
}
