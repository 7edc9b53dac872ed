import type { ReplyVariable } from '@wbn/contract/messaging/saved-replies.ts';

/** Values for the variables of a saved reply, from its thread. */
export type ReplyValues = Partial<Record<ReplyVariable, string>>;

/** Fills the variables of a saved reply; unknown ones stay in braces, so that the writer sees them before sending. */
export function fillInReply(content: string, values: ReplyValues): string {
  return content.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as ReplyVariable] ?? whole) : whole,
  );
}
