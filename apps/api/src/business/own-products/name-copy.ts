import { nameLimit } from '@wbn/contract/business/saved-fields.ts';

const numbered = / \(\d{1,6}\)$/;

/** A name without the number that a copy has behind it. */
export function bareName(name: string): string {
  return name.replace(numbered, '');
}

/** 'Gate valve' becomes 'Gate valve (2)', or with the next number that no other product has; a long name is cut for it. */
export function nameCopy(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const copy =
      bareName(name)
        .slice(0, nameLimit - suffix.length)
        .toWellFormed()
        .trimEnd() + suffix;
    if (!taken.has(copy)) return copy;
  }
}
