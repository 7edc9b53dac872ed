import type { MailLanguage } from './language.ts';

/** A label and its value; an empty value is left out. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
}

export interface MailSection {
  readonly heading: string;
  readonly rows: readonly MailRow[];
}

export interface MailLayout {
  readonly language: MailLanguage;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly MailSection[];
  /** Small print at the end. */
  readonly footer: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** A mail of labelled rows as plain text. */
export function toText({ title, lead, sections, footer }: MailLayout): string {
  const blocks = filled(sections).map(({ heading, rows }) =>
    [heading, ...rows.map(({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`)].join(
      '\n',
    ),
  );
  return `${[title, lead, ...blocks, `-- \n${footer}`].join('\n\n')}\n`;
}

/** The same as HTML that the mail programs of this world draw alike: tables, styles in attributes, no picture. */
export function toHtml({ language, title, lead, sections, footer }: MailLayout): string {
  const body = filled(sections)
    .map(({ heading, rows }) => sectionHtml(heading, rows))
    .join('');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:640px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 8px">${escapeHtml(title)}</h1>
<p style="margin:0 0 8px">${escapeHtml(lead)}</p>
${body}<p style="margin:32px 0 0;font-size:13px;opacity:.75">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

function sectionHtml(heading: string, rows: readonly MailRow[]): string {
  const cell = 'padding:6px 0;vertical-align:top;border-top:1px solid #8885;text-align:start';
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};padding-inline-end:16px;width:38%;font-weight:400;opacity:.75">` +
      `${escapeHtml(label)}</th><td style="${cell};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(heading)}</h2>
<table style="width:100%;border-collapse:collapse">${lines.join('\n')}</table>
`;
}

function filled(sections: readonly MailSection[]): MailSection[] {
  return sections
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ value }) => value !== '') }))
    .filter(({ rows }) => rows.length > 0);
}
