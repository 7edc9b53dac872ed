/** What React has drawn, as it is sent; `pnpm bench pages` knows it by this name. */
export function toBytes(html: string): Buffer {
  return Buffer.from(html);
}
