import type { Message } from '@wbn/contract/messaging/messages.ts';
import type { Side } from '@wbn/contract/messaging/request.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { readerDay } from '@wbn/edition/format.ts';

/** Consecutive messages of one person. */
export interface MessageGroup {
  readonly from: Side;
  /** Which member wrote; only for one's own side. */
  readonly author: Author | undefined;
  /** At least one. */
  readonly messages: readonly Message[];
}

export interface MessageDay {
  /** `YYYY-MM-DD` in the reader's time zone. */
  readonly day: string;
  readonly groups: readonly MessageGroup[];
}

/** Groups messages by the reader's day and by consecutive author, in order. */
export function groupMessages(messages: readonly Message[]): readonly MessageDay[] {
  const days: { day: string; groups: (MessageGroup & { messages: Message[] })[] }[] = [];
  for (const message of messages) {
    const { from, author } = message;
    const day = readerDay(message.datetime);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const group = groups.at(-1);
    if (group?.from === from && group.author?.authorID === author?.authorID) group.messages.push(message);
    else groups.push({ from, author, messages: [message] });
  }
  return days;
}
