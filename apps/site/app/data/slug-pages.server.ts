import { languagePath } from '@wbn/edition/language-path.ts';
import { type RouterContextProvider, redirect } from 'react-router-dom';
import { viewContext } from '../context.ts';

/** Names are encoded twice, and browsers write some characters in other ways: only what they mean counts. */
function meaningOf(path: string): string {
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

/** Sends an address with a wrong or old name to the right one, for good (decision 6); the query goes along. */
export function requireRightSlug(
  context: Readonly<RouterContextProvider>,
  url: URL,
  rightPath: string,
): void {
  const { edition, language } = context.get(viewContext);
  const right = languagePath(edition, language, rightPath);
  if (url.pathname !== right && meaningOf(url.pathname) !== meaningOf(right))
    throw redirect(`${right}${url.search}`, 301);
}
