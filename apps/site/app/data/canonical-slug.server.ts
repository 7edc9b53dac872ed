import { languagePath } from '@wbn/edition/language-path.ts';
import { type RouterContextProvider, redirect } from 'react-router-dom';
import { viewContext } from '../context.ts';

/** Decodes a path for comparison: names are encoded twice, and browsers encode some characters differently. */
function decodePath(path: string): string {
  let text = path;
  for (let round = 0; round < 3; round++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  return text.normalize('NFC').replace(/\/$/, '');
}

/**
 * Redirects permanently to the canonical path when the name in the path is wrong or outdated (decision 6); keeps the
 * query.
 */
export function redirectToCanonicalSlug(
  context: Readonly<RouterContextProvider>,
  url: URL,
  rightPath: string,
): void {
  const { edition, language } = context.get(viewContext);
  const right = languagePath(edition, language, rightPath);
  if (url.pathname !== right && decodePath(url.pathname) !== decodePath(right))
    throw redirect(`${right}${url.search}`, 301);
}
