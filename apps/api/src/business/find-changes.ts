import { isDeepStrictEqual } from 'node:util';
import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Characters of a text that the activity keeps; it says what was done, it is no backup. */
const textLimit = 160;

/**
 * What differs between the fields of a thing before and after a save, in the order of `after`. Of `files` only whether they
 * came, went or were replaced.
 */
export function findChanges(
  before: Fields,
  after: Fields,
  files: readonly string[] = [],
): StoredActivityChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((field): StoredActivityChange[] => {
    const [was, is] = [kept(before[field]), kept(after[field])];
    if (isDeepStrictEqual(was, is)) return [];
    if (files.includes(field)) return [{ field, file: fateOf(was, is) }];
    return [
      {
        field,
        ...(was !== undefined && { before: shortened(was) }),
        ...(is !== undefined && { after: shortened(is) }),
      },
    ];
  });
}

function fateOf(was: unknown, is: unknown): 'added' | 'replaced' | 'removed' {
  if (was === undefined) return 'added';
  return is === undefined ? 'removed' : 'replaced';
}

/** Undefined for everything that means nothing: null, '', an empty list. */
function kept(value: unknown): unknown {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  return Array.isArray(value) ? value.map(shortened) : value;
}

function shortText(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= textLimit ? characters.join('') : `${characters.slice(0, textLimit).join('')}…`;
}
