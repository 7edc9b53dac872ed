import { Parser } from 'htmlparser2';

/** The parts of a document that a crawler uses. */
export interface ReadDocument {
  lang: string;
  title: string;
  titles: number;
  description: string;
  robots: string;
  canonicals: string[];
  /** Language tag and address of each `hreflang` link. */
  alternates: [tag: string, address: string][];
  headings: number;
  ids: Set<string>;
  /** Unique `href` of the links in the body. */
  links: Set<string>;
  /** Addresses of pictures, styles and scripts. */
  assets: Set<string>;
}

type Attributes = Record<string, string>;

/** Parses a document. */
export function readDocument(html: string): ReadDocument {
  const found: ReadDocument = {
    lang: '',
    title: '',
    titles: 0,
    description: '',
    robots: '',
    canonicals: [],
    alternates: [],
    headings: 0,
    ids: new Set(),
    links: new Set(),
    assets: new Set(),
  };
  // SVG drawings may contain their own title element.
  let inTitle = false;
  let inDrawing = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') inDrawing += 1;
      inTitle = name === 'title' && inDrawing === 0;
      if (inTitle) found.titles += 1;
      if (attributes.id) found.ids.add(attributes.id);
      readElement(found, name, attributes);
    },
    onclosetag(name) {
      if (name === 'svg') inDrawing -= 1;
      inTitle = false;
    },
    ontext(text) {
      if (inTitle) found.title += text;
    },
  });
  parser.end(html);
  return found;
}

function readElement(found: ReadDocument, name: string, attributes: Attributes): void {
  switch (name) {
    case 'html':
      found.lang = attributes.lang ?? '';
      break;
    case 'a':
      if (attributes.href !== undefined) found.links.add(attributes.href);
      break;
    case 'h1':
      found.headings += 1;
      break;
    case 'meta':
      if (attributes.name === 'description') found.description = attributes.content ?? '';
      if (attributes.name === 'robots') found.robots = attributes.content ?? '';
      break;
    case 'link':
      readLink(found, attributes);
      break;
    case 'img':
    case 'script':
    case 'source':
    case 'video':
    case 'track':
      for (const address of [attributes.src, attributes.poster]) if (address) found.assets.add(address);
      break;
  }
}

function readLink(found: ReadDocument, { rel, href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') found.canonicals.push(href);
  else if (rel === 'alternate') found.alternates.push([hreflang ?? '', href]);
  else found.assets.add(href);
}
