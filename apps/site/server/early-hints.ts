import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a document needs to be painted, whatever it shows and on whatever screen: style sheets and fonts, by the kind of page. */
export interface PaintLinks {
  /** The `Link` header of a document of this kind, read once from the first of them; undefined where it has no such links. */
  read(kind: string, html: Buffer): string | undefined;
  /** Tells a browser that opens a page of this kind what to fetch while the page is made (103 Early Hints). */
  hint(kind: string, request: IncomingMessage, response: ServerResponse): void;
}

const linkElement = /<link\b[^>]*>/g;

/** Remembers the links of each kind of page; `hints`: whether they are sent ahead as well. */
export function createPaintLinks(hints: boolean): PaintLinks {
  const known = new Map<string, readonly string[]>();

  return {
    read(kind, html) {
      const links = known.get(kind) ?? readLinks(html.toString('latin1', 0, html.indexOf('</head>')));
      known.set(kind, links);
      return links.length > 0 ? links.join(', ') : undefined;
    },
    hint(kind, request, response) {
      const link = known.get(kind) ?? [];
      // Over HTTP/1.1 there are programs that take 103 for the answer; browsers that open a page know better.
      if (!hints || link.length === 0 || request.headers['sec-fetch-mode'] !== 'navigate') return;
      response.writeEarlyHints({ link: [...link] });
    },
  };
}

function readLinks(head: string): string[] {
  return (head.match(linkElement) ?? []).flatMap(toHint);
}

function toHint(element: string): string[] {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(element)?.[1];
  const [rel, href] = [attribute('rel'), attribute('href')];
  const as = rel === 'stylesheet' ? 'style' : attribute('as');
  const isWanted = rel === 'stylesheet' || (rel === 'preload' && as === 'font');
  // A hint is followed before there is a window to measure: a font for wide ones would come to phones too (whatwg/html#7873).
  if (!isWanted || !href?.startsWith('/') || attribute('media')) return [];
  return [`<${href}>; rel=preload; as=${as}${as === 'font' ? '; crossorigin' : ''}`];
}
