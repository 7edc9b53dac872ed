import { expect, it } from 'vitest';
import { isDrawing } from './archive-pictures.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">';

it('accepts shapes and colours', () => {
  const defs = '<defs><clipPath id="a"><circle cx="4" cy="4" r="4"/></clipPath></defs>';
  expect(
    isDrawing(
      `${open}${defs}<g clip-path="url(#a)"><path d="M0 0h8" fill="#123"/></g><title>A</title></svg>`,
    ),
  ).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  '<g onload="alert(1)"/>',
  '<g\tonclick="alert(1)"/>',
  "<g onload='alert(1)'/>",
  '<a href="javascript:alert(1)"><path d=""/></a>',
  '<a href="java&#115;cript:alert(1)"/>',
  '<use href="#a"/>',
  '<image href="https://evil.example/a.png"/>',
  '<rect fill="url(https://evil.example/a.svg#b)"/>',
  '<rect fill="url( //evil.example/a.svg#b)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<foreignObject><p/></foreignObject>',
  '<style>*{}</style>',
  '<g style="background:red"/>',
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '<?xml-stylesheet href="a.css"?>',
  '<![CDATA[<script>]]>',
  '<g xmlns="http://www.w3.org/1999/xhtml"/>',
  '&a;',
  '<g',
])('refuses %s', (living) => {
  expect(isDrawing(`${open}${living}</svg>`)).toBe(false);
});
