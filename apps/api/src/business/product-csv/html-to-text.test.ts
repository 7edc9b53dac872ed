import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

it.each([
  ['<p>Brass &amp; steel.</p>\n<p>For <b>water</b>,\n air.</p>', 'Brass & steel.\n\nFor water, air.'],
  ['<ul><li>DN 15</li><li>DN 20<ul><li>long</li></ul></li></ul>', '- DN 15\n- DN 20\n  - long'],
  ['<ol><li>a</li><li><p>b</p></li></ol><p>End<br>line<br/>x</p>', '1. a\n2. b\n\nEnd\nline\nx'],
  ['<table><tr><td>A</td><td>1</td></tr><tr><td>B</td></tr></table>', 'A 1\nB'],
  ['Two <strong>lines</strong>\n\nmore\nx', 'Two lines\n\nmore\nx'],
  ['Pressure &lt; 5&nbsp;bar', 'Pressure < 5 bar'],
  ['a<script>bad()</script><style>p{}</style>b', 'ab'],
  ['a < b & c > d, <5 kW>, <x@y.z>\n ok ', 'a < b & c > d, <5 kW>, <x@y.z>\n ok '],
])('converts %j to %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it('takes a moment for any cell', () => {
  const { user } = process.cpuUsage();
  for (const html of ['<ul>', '<p>a</p>', '<', '<b ', '&', '<p> ']) htmlToText(html.repeat(200_000));
  for (const html of ['<ul>', '<p>a</p>', '<b ', '<li> ']) htmlToText(html.repeat(5_000));
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
});
