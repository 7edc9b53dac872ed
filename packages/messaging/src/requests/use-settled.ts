import { useEffect, useState } from 'react';

/** Milliseconds without a key until a search is asked for. */
const calm = 250;

/** What was typed, once nobody types any more. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), calm);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
