import { Parser } from 'htmlparser2';

const tag =
  /<\/?(?:a|b|blockquote|br|center|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|pre|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/i;
const blockTag = /<(?:br|div|li|p|table)\b/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;

/** Elements surrounded by empty lines, and elements that only start a line. */
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
const hiddenElements = new Set(['script', 'style']);

/** Ten times the maximum length of a description. */
const longest = 50_000;

/**
 * Converts HTML descriptions of shops to text: paragraphs separated by empty lines, list items with `- ` or their
 * number. Text without tags and entities stays unchanged.
 */
export function htmlToText(html: string): string {
  if ((!tag.test(html) && !entity.test(html)) || html.length > longest) return html;
  // In HTML with block elements, line ends are spaces; without them, WordPress makes paragraphs of line ends.
  const foldsLines = blockTag.test(html);
  let text = '';
  let hidden = 0;
  // Line ends, or one space, to write before the next text.
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
    // A paragraph inside a list item starts on the line of its marker.
    if (marker !== '') return;
    if (paragraphs.has(name)) breaks = Math.max(breaks, lists.length > 0 ? 1 : 2);
    else if (lines.has(name)) breaks = Math.max(breaks, 1);
  };
  const parser = new Parser({
    onopentag(name) {
      if (hiddenElements.has(name)) hidden += 1;
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
      if (hiddenElements.has(name)) hidden -= 1;
      if (name === 'li') marker = '';
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name !== 'br') edge(name);
    },
  });
  parser.end(html);
  return text;
}
