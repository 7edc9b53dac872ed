import { useEffect, useRef, useState } from 'react';
import type { SearchSources } from '../search-sources.ts';
import { noSuggestions, type Suggestions } from './suggestions.ts';

/** Milliseconds after the last key: whoever types fast is not asked for at every letter. */
const pause = 80;

/** What is suggested for a text. What was asked for an earlier text counts no more; it stays on screen until the new reply is there. */
export function useSuggestions(typed: string, load: SearchSources['suggest']): Suggestions {
  const text = typed.trim().toLowerCase();
  const [shown, setShown] = useState(noSuggestions);
  const known = useRef(new Map<string, Suggestions>());
  const latestLoad = useRef(load);
  latestLoad.current = load;
  useEffect(() => {
    const before = text === '' ? noSuggestions : known.current.get(text);
    if (before) {
      setShown(before);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const reply = await latestLoad.current(text, asking.signal);
        if (asking.signal.aborted) return;
        known.current.set(text, reply);
        setShown(reply);
      } catch {
        // Suggestions are a help: without them the form searches as before.
        if (!asking.signal.aborted) setShown(noSuggestions);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  return shown;
}
