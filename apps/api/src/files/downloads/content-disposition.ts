/** `attachment`: to be saved, `inline`: to be shown; with the name, for old clients also in ASCII (RFC 6266). */
export function contentDisposition(how: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
