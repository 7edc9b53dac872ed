import { dropDraft, keepDraft, readDraft } from '@wbn/forms/edit/stored-draft.ts';
import { useState } from 'react';

/** What somebody has typed in a thread and not sent, kept in this browser. */
export function useMessageDraft(
  userID: string,
  requestID: string,
): readonly [string, (text: string) => void] {
  const key = `wbn-message-${userID}-${requestID}`;
  const [text, setText] = useState(() => {
    const content = readDraft(key)?.content;
    return typeof content === 'string' ? content : '';
  });
  const change = (typed: string) => {
    setText(typed);
    if (typed === '') dropDraft(key);
    else keepDraft(key, { content: typed });
  };
  return [text, change];
}
