import { useEffect, useRef, useState } from 'react';
import type { SearchSources } from '../search-sources.ts';
import { noSuggestions, type Suggestions } from './suggestions.ts';

/** Milliseconds without a keystroke before suggestions are requested (debounce). */
const pause = 80;

/**
 * Returns the suggestions for a text. Outdated replies are discarded; earlier suggestions stay until new ones arrive.
 */
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
        // Suggestions are optional: without them the form still searches.
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
