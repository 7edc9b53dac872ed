import type { LiveMessage } from './listen-to-events.query.ts';

export interface RecentMessages {
  /** From this moment on, in milliseconds since 1970, everything is heard; undefined: nobody knows. */
  hearFrom(moment: number | undefined): void;
  note(message: LiveMessage): void;
  /** What was heard since a moment; undefined when that may not be all. */
  since(moment: number): readonly LiveMessage[] | undefined;
}

/** Milliseconds for which messages are kept. */
const kept = 60_000;

/** What a tab has heard lately, for tabs that are being opened. */
export function createRecentMessages(): RecentMessages {
  let complete = Number.POSITIVE_INFINITY;
  let messages: { readonly at: number; readonly message: LiveMessage }[] = [];
  return {
    hearFrom(moment = Date.now()) {
      complete = moment;
    },
    note(message) {
      const at = Date.now();
      messages = messages.filter((one) => one.at > at - kept);
      messages.push({ at, message });
    },
    since(moment) {
      if (moment < Math.max(complete, Date.now() - kept)) return undefined;
      return messages.filter(({ at }) => at >= moment).map(({ message }) => message);
    },
  };
}
