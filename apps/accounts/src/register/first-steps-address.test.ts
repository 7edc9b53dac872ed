import { expect, it } from 'vitest';
import { firstStepsAddress } from './first-steps-address.ts';

it.each([
  ['http://localhost:4000/', 'http://localhost:4000/business/create?welcome=1'],
  ['https://chile.example/zh/', 'https://chile.example/zh/business/create?welcome=1'],
  ['https://chile.example/business/Acme-1/', 'https://chile.example/business/Acme-1/'],
  ['https://chile.example/my-business?invitation=1', 'https://chile.example/my-business?invitation=1'],
  [
    'https://chile.example/my-business?membership=choose-business&plan=gold',
    'https://chile.example/my-business?membership=choose-business&plan=gold',
  ],
  ['https://chile.example/industries', 'https://chile.example/industries'],
])('continues a registration from %s at %s', (back, next) => {
  expect(firstStepsAddress(new URL(back)).href).toBe(next);
});
