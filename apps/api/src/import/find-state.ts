import { iso31662 } from 'iso-3166';
import { foldText } from '../search-engine/fold-text.ts';

let states: Map<string, string> | undefined;

/** The ISO 3166-2 code of a state given by its local code ('ON') or its name ('Bayern'); nothing when unsure. */
export function findState(country: string | undefined, state: string | undefined): string | undefined {
  if (!country || !state) return undefined;
  states ??= readStates();
  return states.get(`${country} ${foldText(state)}`);
}

function readStates(): Map<string, string> {
  const found = new Map<string, string>();
  const doubles = new Set<string>();
  for (const { code, name } of iso31662) {
    const country = code.slice(0, 2);
    found.set(`${country} ${foldText(code.slice(3))}`, code);
    const key = `${country} ${foldText(name)}`;
    if (found.has(key)) doubles.add(key);
    else found.set(key, code);
  }
  for (const key of doubles) found.delete(key);
  return found;
}
