import { expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

const [one, two] = ['01a22d11-9d85-756b-a023-2af5d497696c', '01a22d11-9d85-756b-a023-2af5d497696d'];

it.each([
  [one, { ids: [one] }],
  [`https://www.wbnchile.example/es/business/Rossi%2520Valves-${one.toUpperCase()}/`, { ids: [one] }],
  [`https://www.wbn.example/business/${one}/requests/${two}`, { ids: [two, one] }],
  ['Ana.Rossi@Rossi.example', { ids: [], email: 'ana.rossi@rossi.example' }],
  [
    'https://www.rossi.example/about',
    { ids: [], host: 'rossi.example', name: 'https://www.rossi.example/about' },
  ],
  ['rossi.example', { ids: [], host: 'rossi.example', name: 'rossi.example' }],
  ['+56 32 274-0000', { ids: [], taxNumber: '56322740000', phone: '56322740000', name: '+56 32 274-0000' }],
  ['0056322740000', { ids: [], taxNumber: '0056322740000', phone: '56322740000', name: '0056322740000' }],
  ['IT 0123456.7890', { ids: [], taxNumber: 'IT01234567890', name: 'it 0123456.7890' }],
  ['76.543.210-K', { ids: [], taxNumber: '76543210K', name: '76.543.210-k' }],
  ['Rossi  Valves', { ids: [], name: 'rossi valves' }],
  ['3M', { ids: [], name: '3m' }],
  ['100% Cotton %zz', { ids: [], name: '100% cotton %zz' }],
])('STF-40 reads %s', (text, pasted) => {
  expect(readPasted(text)).toEqual(pasted);
});
