import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './drawn-part.css.ts';

/** Stands nearly nowhere else, so that one look for a single byte finds the marks of a document. */
export const markSign = '\u0002';

/** Stands in a document where the server puts a drawn part; it is never sent. */
export function drawnMark(name: string): string {
  return `<!--${markSign}${name}-->`;
}

/** What the document came with: a part that is put up again, as for a company's own people, finds its markup here. */
const inDocument = new Map<string, string>();
if (typeof document !== 'undefined')
  for (const part of document.querySelectorAll<HTMLElement>('[data-drawn]'))
    inDocument.set(part.dataset.drawn ?? '', part.innerHTML);

interface DrawnPartProps {
  /** One of its page. */
  readonly name: string;
  /** Its markup; absent where the document already holds it. */
  readonly html: string | undefined;
  /** What it holds stands in the row or column around it. */
  readonly inline?: boolean;
}

/**
 * A page, or a part of one, that the server has drawn for everybody. No code comes with it: all that a browser adds is that its links lead
 * on without loading a new document.
 */
export function DrawnPart({ name, html = inDocument.get(name) ?? drawnMark(name), inline }: DrawnPartProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const to = targetOf(event);
    if (to === undefined) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      data-drawn={name}
      className={inline ? styles.inline : undefined}
      ref={hideBrokenPictures}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/** Nobody else sees to the pictures of a drawn part; an error of one does not bubble. */
function hideBrokenPictures(part: HTMLElement | null) {
  const hide = (picture: EventTarget | null) => {
    if (picture instanceof HTMLImageElement) picture.hidden = true;
  };
  part?.addEventListener('error', ({ target }) => hide(target), true);
  for (const picture of part?.querySelectorAll('img') ?? [])
    if (picture.complete && picture.naturalWidth === 0) hide(picture);
}

/** Where a click leads inside the site; undefined for everything that the browser should do itself. */
function targetOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.download || link.origin !== window.location.origin) return undefined;
  if (link.pathname === window.location.pathname && link.hash) return undefined;
  return link.pathname + link.search + link.hash;
}
