import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';
import { mailPage } from './mail-page.ts';
import { type MailLanguage, mailTexts } from './mail-texts.ts';

/** Values that every letter needs. Names, dates and amounts of mails are formatted already. */
export interface LetterMail {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  /** Label of the edition, shown beside WBN. */
  readonly edition: string;
  /** Brand colour of the edition, for mark and button. */
  readonly color: string;
  /** Stops mails of this kind with one click, without a sign-in: a link at the end, and the headers of RFC 8058. */
  readonly stopUrl?: string;
}

/** A few sentences and one action. */
interface LetterContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Quoted texts below the sentences; their line breaks are kept. */
  readonly quotes?: readonly string[];
  /** A list below them. */
  readonly items?: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the button. */
  readonly note: string;
  /** Links in small print at the end. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

interface Letter extends LetterContent {
  readonly language: MailLanguage;
  /** For example `WBN Chile`. */
  readonly sender: string;
  readonly color: string;
}

/** Writes a letter in the name and colour of its edition. */
export function writeLetter(mail: LetterMail, subject: string, content: LetterContent): Mail {
  const { id, to, language, color, edition, stopUrl } = mail;
  const stop = stopUrl === undefined ? [] : [{ label: mailTexts(language).stop, url: stopUrl }];
  const links = [...stop, ...(content.links ?? [])];
  const letter: Letter = { ...content, links, language, color, sender: `WBN ${edition}` };
  const unsubscribe = stopUrl === undefined ? {} : { unsubscribeUrl: stopUrl };
  return { id, to, subject, text: letterText(letter), html: letterHtml(letter), ...unsubscribe };
}

/** A letter as plain text, with the link's address on its own line. */
function letterText({
  sender,
  title,
  paragraphs,
  quotes = [],
  items = [],
  action,
  note,
  links = [],
}: Letter): string {
  const quoted = quotes.map((quote) => quote.replace(/^/gm, '> '));
  const list = items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : [];
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const last = links.map(({ label, url }) => `${label}:\n${url}`);
  return `${[title, ...paragraphs, ...quoted, ...list, ...link, note, ...last, `-- \n${sender}`].join('\n\n')}\n`;
}

/** The same as HTML. */
function letterHtml(letter: Letter): string {
  const {
    language,
    sender,
    title,
    paragraphs,
    quotes = [],
    items = [],
    action,
    note,
    links = [],
    color,
  } = letter;
  const lines = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>\n`).join('');
  const mark = `<p style="margin:0 0 24px;font-weight:700"><span style="display:inline-block;padding:2px 8px;border-radius:4px;background:${color};color:#fff">WBN</span> ${escapeHtml(sender.replace(/^WBN /, ''))}</p>
`;
  const body =
    lines +
    quotes.map((text) => quote(text, color)).join('') +
    list(items) +
    (action ? button(action, color) : '');
  return mailPage({ language, title, width: 520, mark, body, note, foot: links.map(smallLink).join('') });
}

function quote(text: string, color: string): string {
  return `<blockquote style="margin:0 0 16px;padding-inline-start:12px;border-inline-start:3px solid ${color};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>
`;
}

function list(items: readonly string[]): string {
  if (items.length === 0) return '';
  const each = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding-inline-start:20px">${each}</ul>\n`;
}

function smallLink({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>
`;
}

function button({ label, url }: { label: string; url: string }, color: string): string {
  const href = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${color};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;overflow-wrap:anywhere"><a href="${href}" style="color:inherit">${href}</a></p>
`;
}
