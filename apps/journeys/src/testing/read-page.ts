import { inject } from 'vitest';

export interface ReadPage {
  status: number;
  headers: Headers;
  html: string;
  title: string;
  /** `content` of a meta element by name or property. */
  meta(name: string): string | undefined;
  /** `href` of the first link element with this rel. */
  link(rel: string): string | undefined;
  /** `@type` of every JSON-LD block. */
  jsonLdTypes: string[];
}

/** Requests a page like curl: no browser, no JavaScript, no redirects. */
export async function readPage(path: string): Promise<ReadPage> {
  const response = await fetch(new URL(path, inject('siteUrl')), { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: unescapeHtml(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    meta: (name) => attribute(html, 'meta', new RegExp(`(?:name|property)="${name}"`), 'content'),
    link: (rel) => attribute(html, 'link', new RegExp(`rel="${rel}"`), 'href'),
    jsonLdTypes: readJsonLdTypes(html),
  };
}

function attribute(html: string, element: string, having: RegExp, name: string): string | undefined {
  const tag = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g'))?.find((found) => having.test(found));
  const value = tag?.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

function readJsonLdTypes(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    (match) => {
      const parsed: { '@type'?: string } | { '@type'?: string }[] = JSON.parse(match[1] ?? '{}');
      return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((block) => block['@type'] ?? []);
    },
  );
}

function unescapeHtml(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => names[name] ?? whole);
}
