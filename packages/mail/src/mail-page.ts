import { escapeHtml } from './escape-html.ts';
import type { MailLanguage } from './mail-texts.ts';

export interface MailPage {
  readonly language: MailLanguage;
  readonly title: string;
  /** Maximum width in pixels. */
  readonly width: number;
  /** HTML above the title. */
  readonly mark?: string;
  /** HTML below the title. */
  readonly body: string;
  /** Small print at the end. */
  readonly note: string;
  /** HTML below the small print. */
  readonly foot?: string;
}

/** The HTML page of every mail. Mail programs support little: styles are inline, and there are no pictures. */
export function mailPage({ language, title, width, mark = '', body, note, foot = '' }: MailPage): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:${width}px;margin:0 auto">
${mark}<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>
${body}<p style="margin:24px 0 0;font-size:13px;opacity:.75">${escapeHtml(note)}</p>
${foot}</div>
</body>
</html>
`;
}
