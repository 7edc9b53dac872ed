import type { ReplyVariable } from '@wbn/contract/messaging/saved-replies.ts';

/** What is known about the thread in which a reply is used. */
export type ReplyValues = Partial<Record<ReplyVariable, string>>;

/** The text of a saved reply with its variables filled in; what is not known leaves no hole but its braces, to be seen before sending. */
export function fillInReply(content: string, values: ReplyValues): string {
  return content.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as ReplyVariable] ?? whole) : whole,
  );
}
