import { escapeHtml } from './escape-html.ts';
import { mailPage } from './mail-page.ts';
import type { MailLanguage } from './mail-texts.ts';

/** A label and its value; an empty value is left out. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
}

export interface MailSection {
  readonly heading: string;
  readonly rows: readonly MailRow[];
}

/** A mail of labelled rows: what somebody filled in. */
export interface MailRecord {
  readonly language: MailLanguage;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly MailSection[];
  /** Small print at the end. */
  readonly footer: string;
}

/** A record as plain text. */
export function recordText({ title, lead, sections, footer }: MailRecord): string {
  const blocks = filled(sections).map(({ heading, rows }) =>
    [heading, ...rows.map(({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`)].join(
      '\n',
    ),
  );
  return `${[title, lead, ...blocks, `-- \n${footer}`].join('\n\n')}\n`;
}

/** The same as HTML. */
export function recordHtml({ language, title, lead, sections, footer }: MailRecord): string {
  const tables = filled(sections).map(({ heading, rows }) => sectionHtml(heading, rows));
  const body = `<p style="margin:0 0 8px">${escapeHtml(lead)}</p>\n${tables.join('')}`;
  return mailPage({ language, title, width: 640, body, note: footer });
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
