/** Size of a page as it is sent, without compression. */
export interface PageWeight {
  readonly elements: number;
  readonly htmlBytes: number;
  /** Bytes of the loader data, which the page holds once more as scripts. */
  readonly dataBytes: number;
}

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const loaderData = 'window.__reactRouterContext.streamController.enqueue(';

/** Counts the elements of a document and the bytes of its loader data. */
export function weighPage(html: string): PageWeight {
  const scripts = html.match(script) ?? [];
  const markup = html.replaceAll(script, '<script>');
  const data = scripts.filter((one) => one.includes(loaderData));
  return {
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    htmlBytes: Buffer.byteLength(html),
    dataBytes: Buffer.byteLength(data.join('')),
  };
}
