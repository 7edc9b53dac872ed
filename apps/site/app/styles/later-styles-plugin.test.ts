import { expect, it } from 'vitest';
import { splitStyles } from './later-styles-plugin.ts';

it('parts marked rules from the others, whatever is in them', () => {
  const css =
    '.a{color:red}@supports (wbn:later){.b{color:blue}@media (width>1px){.b{color:red}}}@supports (gap:1px){.c{gap:1px}}' +
    '@supports (wbn:later){@keyframes d{to{opacity:1}}}.e{top:0}';
  expect(splitStyles(css)).toEqual({
    first: '.a{color:red}@supports (gap:1px){.c{gap:1px}}.e{top:0}',
    later: '.b{color:blue}@media (width>1px){.b{color:red}}@keyframes d{to{opacity:1}}',
  });
});

it('leaves a stylesheet without marks as it is', () => {
  expect(splitStyles('.a{top:0}')).toEqual({ first: '.a{top:0}', later: '' });
});
