import { Parser } from 'htmlparser2';

const tag =
  /<\/?(?:a|b|blockquote|br|center|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|pre|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/i;
const blockTag = /<(?:br|div|li|p|table)\b/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;

/** Elements with an empty line before and behind them, and those that only begin a line. */
const paragraphs = new Set([
  'p',
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const lines = new Set(['br', 'div', 'section', 'li', 'tr', 'dt', 'dd', 'hr', 'center']);
const unseen = new Set(['script', 'style']);

/** Ten times what a description may have. */
const longest = 50_000;

/**
 * HTML as shops keep it in descriptions, as text: paragraphs with an empty line between them, list items with `- ` or their number. Text
 * without tags and entities stays as it is.
 */
export function htmlToText(html: string): string {
  if ((!tag.test(html) && !entity.test(html)) || html.length > longest) return html;
  // With blocks of its own, HTML's line ends are spaces; without, they are what WordPress makes paragraphs of.
  const foldsLines = blockTag.test(html);
  let text = '';
  let hidden = 0;
  // What stands before the next text: line ends, or one space.
  let breaks = 0;
  let space = false;
  let marker = '';
  const lists: { isOrdered: boolean; count: number }[] = [];
  const write = (words: string) => {
    if (text !== '')
      text += breaks > 0 ? '\n'.repeat(Math.min(breaks, 2)) : space && marker === '' ? ' ' : '';
    text += marker + words;
    [breaks, space, marker] = [0, false, ''];
  };
  const edge = (name: string) => {
    // A paragraph inside a list item begins beside its mark.
    if (marker !== '') return;
    if (paragraphs.has(name)) breaks = Math.max(breaks, lists.length > 0 ? 1 : 2);
    else if (lines.has(name)) breaks = Math.max(breaks, 1);
  };
  const parser = new Parser({
    onopentag(name) {
      if (unseen.has(name)) hidden += 1;
      if (name === 'td' || name === 'th') space = true;
      if (name === 'br') breaks += 1;
      else edge(name);
      if (name === 'ul' || name === 'ol') lists.push({ isOrdered: name === 'ol', count: 0 });
      const list = lists.at(-1);
      if (name !== 'li' || !list) return;
      list.count += 1;
      marker = `${'  '.repeat(lists.length - 1)}${list.isOrdered ? `${list.count}.` : '-'} `;
    },
    ontext(part) {
      if (hidden > 0) return;
      for (const piece of part.replaceAll('\u00a0', ' ').split(/([ \t\r\n]+)/)) {
        if (piece === '') continue;
        if (piece.trim() !== '') write(piece);
        else if (!foldsLines && piece.includes('\n')) breaks = Math.max(breaks, piece.split('\n').length - 1);
        else space = true;
      }
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
      if (name === 'li') marker = '';
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name !== 'br') edge(name);
    },
  });
  parser.end(html);
  return text;
}
